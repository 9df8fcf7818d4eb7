import type { Tx } from '#kernel/database/database.ts';
import { PaymentError } from '#modules/payments/index.ts';
import type { Order, PaymentAttempt } from '../order.ts';
import { findOrder, lockOrder, type StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { failUnstarted } from './attempt-repository.ts';
import { everyAttempt } from './every-attempt.ts';
import { startPayment, type Client } from './start-payment.ts';

/** Where the shopper goes, if anywhere: a payment that is decided has no page. */
export type Tried = { readonly redirectUrl: string | null } | 'failed';

/**
 * Starts a planned payment. One that the provider cannot take is over, with what its caller writes then; unless another call of the same
 * try got its page, or the provider told of it, meanwhile.
 */
export async function tryPayment(
  services: OrderServices,
  order: Order,
  attempt: PaymentAttempt,
  client: Client,
  onFailed?: (tx: Tx, stored: StoredOrder) => Promise<void>,
): Promise<Tried> {
  try {
    return { redirectUrl: await startPayment(services, order, attempt, client) };
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    services.logger.warn('payment.start-failed', { order: attempt.providerOrderId, kind: error.kind, code: error.code });
    return services.database.transaction(async (tx) => {
      const stored = await lockOrder(tx, order.id);
      if (!(await failUnstarted(tx, attempt.providerOrderId, services.clock.now()))) return asItIs(tx, order, attempt);
      await onFailed?.(tx, stored);
      return 'failed';
    });
  }
}

async function asItIs(tx: Tx, { id }: Order, { number }: PaymentAttempt): Promise<Tried> {
  const found = await findOrder(tx, { id });
  const current = found && everyAttempt(found.order).find((one) => one.number === number);
  if (!current || ['failed', 'canceled', 'expired'].includes(current.state)) return 'failed';
  return { redirectUrl: current.state === 'open' ? current.redirectUrl : null };
}
