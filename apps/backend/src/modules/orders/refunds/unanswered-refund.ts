import type { Tx } from '#kernel/database/database.ts';
import { inputError, notFound } from '#kernel/errors.ts';
import { saveRefund } from '../documents/document-repository.ts';
import type { Order, OrderActor } from '../order.ts';
import { queueMail } from '../emails/order-mail.ts';
import { insertEvent, lockOrder, raiseVersion, type StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { askProvider } from '../payment/provider-calls.ts';
import { queueRefund, refundQueue } from './refund-queue.ts';
import { paidAttempt } from './refund-payment.ts';
import { settledByHand } from './send-refund.ts';

type Services = Pick<OrderServices, 'jobs'>;
type Again = { readonly number: string; readonly by: OrderActor; readonly now: Date };

/** Sends a refund of a locked order again that the provider never took; the job asks it first, so that money is not given twice. */
export async function queueAgain(tx: Tx, services: Services, stored: StoredOrder, { number, by, now }: Again): Promise<void> {
  await noteUnanswered(services, tx, stored, { number, message: `Refund ${number} is sent again.`, by, now });
  await queueRefund(tx, services.jobs, { orderId: stored.order.id, number, askedAt: now.toISOString() }, now);
}

/** Marks a refund of a locked order that the provider never took as given another way. */
export async function markSettled(
  tx: Tx,
  services: Services,
  stored: StoredOrder,
  { number, reason, by, now }: Again & { readonly reason: string },
): Promise<void> {
  await noteUnanswered(services, tx, stored, { number, message: reason, by, now });
  await saveRefund(tx, number, 'done', settledByHand);
  await queueMail(tx, services.jobs, stored.order.id, { kind: 'refunded', reference: number }, now);
}

/** Before money counts as given another way the provider is asked: what it gave back after all is confirmed then. */
export async function askAboutRefunds(services: OrderServices, order: Order): Promise<void> {
  for (const attempt of [paidAttempt(order), ...order.editAttempts.filter(({ state }) => state === 'paid')])
    if (attempt) await askProvider(services, attempt);
}

export const sendRefundAgain = (services: OrderServices, { id }: Order, number: string): Promise<void> =>
  services.database.transaction(async (tx) =>
    queueAgain(tx, services, await lockOrder(tx, id), { number, by: 'staff', now: services.clock.now() }),
  );

export async function settleRefund(services: OrderServices, order: Order, number: string, reason: string): Promise<void> {
  await askAboutRefunds(services, order);
  await services.database.transaction(async (tx) =>
    markSettled(tx, services, await lockOrder(tx, order.id), { number, reason, by: 'staff', now: services.clock.now() }),
  );
}

type Note = Again & { readonly message: string };

/** From here to the end of the transaction nobody else sends or settles the refund. */
async function noteUnanswered({ jobs }: Services, tx: Tx, { order }: StoredOrder, { number, message, by, now }: Note): Promise<void> {
  const refund = order.refunds.find((one) => one.number === number);
  if (!refund) throw notFound(`Order ${order.number} has no refund ${number}.`);
  if (refund.state === 'done') throw inputError(`Refund ${number} is done.`);
  if (refund.state === 'failed') throw inputError(`The provider refused refund ${number}; its amount is free for another one.`);
  if (refund.providerRefundId !== null) throw inputError(`The provider has taken refund ${number} and will say when it is done.`);
  if (!(await jobs.takeBack(tx, refundQueue, { number }))) {
    throw inputError(`The shop is about to send refund ${number}: look again in a few minutes, with the shop running.`);
  }
  await insertEvent(tx, order.id, { at: now, status: order.status, by, message, isVisible: false });
  await raiseVersion(tx, order.id);
}
