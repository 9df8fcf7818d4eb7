import { setTimeout as pause } from 'node:timers/promises';
import { PaymentError } from '#modules/payments/index.ts';
import { applyPayment } from './apply-payment.ts';
import type { Order, PaymentAttempt } from '../order.ts';
import { findOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { methodCode } from './start-payment.ts';

/** Whether a try may still come to an end by itself. */
export const isOpen = ({ state }: PaymentAttempt): boolean => state === 'starting' || state === 'open';

/** The provider is told in the background that nobody will pay; when it does not hear, the end of the payment page does it. */
export function cancelAtProvider({ payments, logger }: OrderServices, attempt: PaymentAttempt): void {
  payments
    .providerOf(methodCode(attempt.methodCode))
    .update(attempt.providerOrderId, { status: 'cancelled' })
    .catch((error: unknown) => logger.info('payment.cancel-failed', { order: attempt.providerOrderId, error }));
}

/** Asks the provider about an open payment and applies the answer; says nothing when it cannot be asked. */
export async function askProvider(services: OrderServices, attempt: PaymentAttempt): Promise<void> {
  try {
    const state = await services.payments.providerOf(methodCode(attempt.methodCode)).getOrder(attempt.providerOrderId);
    if (state) await applyPayment(services, state);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    services.logger.info('payment.ask-failed', { order: attempt.providerOrderId, kind: error.kind });
  }
}

/** Longest wait for the provider while somebody looks at their order. */
const patienceMs = 2_000;

/** The order as it is now: while its payment is open the provider is asked first, because the return proves nothing (PAY-13). */
export async function freshOrder(services: OrderServices, order: Order): Promise<Order> {
  const isWaiting = order.status === 'pending_payment' || order.status === 'payment_review';
  const open = [...(isWaiting ? order.attempts : []), ...order.editAttempts].filter(
    (attempt) => isOpen(attempt) || attempt.state === 'review',
  );
  const last = open.at(-1);
  if (!last) return order;
  const patience = new AbortController();
  await Promise.race([
    askProvider(services, last).catch((error: unknown) =>
      services.logger.warn('payment.ask-failed', { order: last.providerOrderId, error }),
    ),
    pause(patienceMs, undefined, { signal: patience.signal, ref: false }).catch(() => undefined),
  ]);
  patience.abort();
  return (await findOrder(services.database, { id: order.id }))?.order ?? order;
}
