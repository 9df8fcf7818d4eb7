import type { Tx } from '#kernel/database/database.ts';
import { inputError, notFound } from '#kernel/errors.ts';
import { saveRefund } from '../documents/document-repository.ts';
import type { Order } from '../order.ts';
import { queueMail } from '../emails/order-mail.ts';
import { insertEvent, lockOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { askProvider } from '../payment/provider-calls.ts';
import { queueRefund, refundQueue } from './repeat-refund.ts';
import { paidAttempt, settledByHand } from './send-refund.ts';

/** Sends a refund again that the provider never took; the job asks it first, so that money is not given twice. */
export const sendRefundAgain = (services: OrderServices, { id }: Order, number: string): Promise<void> =>
  services.database.transaction(async (tx) => {
    const now = services.clock.now();
    await noteUnanswered(services, tx, id, { number, message: `Refund ${number} is sent again.`, now });
    await queueRefund(tx, services.jobs, { orderId: id, number, askedAt: now.toISOString() }, now);
  });

/**
 * Marks a refund that the provider never took as given another way. The provider is asked first: what it gave back after all is
 * confirmed then, and there is nothing left to settle.
 */
export async function settleRefund(services: OrderServices, order: Order, number: string, reason: string): Promise<void> {
  const { database, clock, jobs } = services;
  const attempt = paidAttempt(order);
  if (attempt) await askProvider(services, attempt);
  await database.transaction(async (tx) => {
    const now = clock.now();
    await noteUnanswered(services, tx, order.id, { number, message: reason, now });
    await saveRefund(tx, number, 'done', settledByHand);
    await queueMail(tx, jobs, order.id, { kind: 'refunded', reference: number }, now);
  });
}

type Note = { readonly number: string; readonly message: string; readonly now: Date };

/** From here to the end of the transaction nobody else sends or settles the refund. */
async function noteUnanswered({ jobs }: OrderServices, tx: Tx, orderId: number, { number, message, now }: Note): Promise<void> {
  const { order } = await lockOrder(tx, orderId);
  const refund = order.refunds.find((one) => one.number === number);
  if (!refund) throw notFound(`Order ${order.number} has no refund ${number}.`);
  if (refund.state === 'done') throw inputError(`Refund ${number} is done.`);
  if (refund.state === 'failed') throw inputError(`The provider refused refund ${number}; its amount is free for another one.`);
  if (refund.providerRefundId !== null) throw inputError(`The provider has taken refund ${number} and will say when it is done.`);
  if (!(await jobs.takeBack(tx, refundQueue, { number }))) {
    throw inputError(`The shop is about to send refund ${number}: look again in a few minutes, with the shop running.`);
  }
  await insertEvent(tx, orderId, { at: now, status: order.status, by: 'staff', message, isVisible: false });
}
