import type { Tx } from '#kernel/database/database.ts';
import { PermanentJobError, type Jobs } from '#kernel/jobs.ts';
import { PaymentError, type ProviderState } from '#modules/payments/index.ts';
import { orderMessages } from '../api/messages.ts';
import { formatMoney } from '../documents/format.ts';
import { alertStaff } from '../emails/alert-staff.ts';
import type { Order, PaymentAttempt } from '../order.ts';
import { everyAttempt } from '../payment/every-attempt.ts';
import { findOrder, insertEvent, lockOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { saveAttempt } from '../payment/attempt-repository.ts';
import { methodCode } from '../payment/start-payment.ts';
import { paidItems } from './refund-payment.ts';

const surplusQueue = 'return-surplus';
type SurplusJob = { readonly orderId: number; readonly providerOrderId: string };

const minute = 60;
const hour = 60 * minute;
const retryDelays = [minute, 5 * minute, 15 * minute, hour, 4 * hour, 12 * hour, 24 * hour];

/** Whether a payment was made for an order that another one had paid. */
export const isSurplus = ({ state }: PaymentAttempt): boolean => state === 'surplus' || state === 'returned';

/**
 * The money of a payment that came second goes back when the caller's transaction commits, whoever dies after that. It is no refund of
 * the order: nothing was sold for it, so no credit note is written.
 */
export const queueSurplus = (tx: Tx, jobs: Jobs, job: SurplusJob): Promise<unknown> => jobs.enqueue(tx, surplusQueue, job);

/** Gives back what was paid a second time; staff hears of what the provider does not take. */
export function registerSurplus(services: OrderServices): void {
  services.jobs.register<SurplusJob>({
    name: surplusQueue,
    retryDelays,
    handle: async ({ data, attempt }) => {
      try {
        await returnSurplus(services, data);
      } catch (error) {
        const isRefused = error instanceof PaymentError && error.kind === 'refused';
        if (isRefused || attempt > retryDelays.length) await tellStaff(services, data);
        throw isRefused ? new PermanentJobError('the provider does not give a second payment back', { cause: error }) : error;
      }
    },
  });
}

/** By these words the refund is found again at the provider. */
const descriptionOf = (providerOrderId: string): string => `${providerOrderId} paid twice`;

const isGivenBack = ({ refunded, returned }: ProviderState, { amount, providerOrderId }: PaymentAttempt): boolean =>
  refunded >= amount || returned.some(({ description }) => description.includes(descriptionOf(providerOrderId)));

/** The provider is asked first: money whose answer was lost, or whose sender died, is not sent twice. */
async function returnSurplus(services: OrderServices, { orderId, providerOrderId }: SurplusJob): Promise<void> {
  const { database, clock, payments } = services;
  const order = (await findOrder(database, { id: orderId }))?.order;
  const attempt = order && everyAttempt(order).find((one) => one.providerOrderId === providerOrderId);
  if (!order || attempt?.state !== 'surplus') return;
  const provider = payments.providerOf(methodCode(attempt.methodCode));
  const state = await provider.getOrder(providerOrderId);
  if (!state) throw new PaymentError('unreachable', 'the provider does not know the payment');
  if (!isGivenBack(state, attempt)) {
    if (state.refunded > 0 || state.returned.length > 0) throw new PaymentError('refused', 'somebody gives a part of it back by hand');
    const items = paidItems(order, attempt);
    await provider.refund(providerOrderId, {
      amount: attempt.amount,
      currency: order.currency,
      description: descriptionOf(providerOrderId),
      methodCode: methodCode(attempt.methodCode),
      items,
      returned: items,
    });
  }
  await database.transaction(async (tx) => {
    const { order: locked } = await lockOrder(tx, orderId);
    await noteReturned(tx, locked, attempt, clock.now());
  });
}

/** What the provider says of it by itself: money that went back needs nothing more. */
export async function confirmSurplus(tx: Tx, order: Order, attempt: PaymentAttempt, state: ProviderState, now: Date): Promise<void> {
  if (isGivenBack(state, attempt)) await noteReturned(tx, order, attempt, now);
}

/** Once, in the history that the customer reads. */
async function noteReturned(tx: Tx, order: Order, { providerOrderId, amount, revision }: PaymentAttempt, now: Date): Promise<void> {
  if (everyAttempt(order).find((one) => one.providerOrderId === providerOrderId)?.state !== 'surplus') return;
  await saveAttempt(tx, providerOrderId, { state: 'returned' }, now);
  const { paidTwice, editReturned } = orderMessages[order.language];
  const message = (revision === null ? paidTwice : editReturned)(formatMoney(amount, order.language));
  await insertEvent(tx, order.id, { at: now, status: order.status, by: 'job', message, isVisible: true });
}

async function tellStaff({ database, clock, jobs }: OrderServices, { orderId, providerOrderId }: SurplusJob): Promise<void> {
  await database.transaction(async (tx) => {
    const { order } = await lockOrder(tx, orderId);
    const message = 'The second payment of the order was not given back by itself: look at the provider.';
    await alertStaff(tx, jobs, order, { by: 'job', message, about: providerOrderId, now: clock.now() });
  });
}
