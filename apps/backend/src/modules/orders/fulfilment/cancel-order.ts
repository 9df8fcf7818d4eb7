import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { moneyLedger } from '../ledger/money-ledger.ts';
import { pieceLedger } from '../ledger/piece-ledger.ts';
import type { Order, OrderActor } from '../order.ts';
import { everyAttempt } from '../payment/every-attempt.ts';
import { findOrder, lockOrder, type StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { cancelAtProvider, isOpen } from '../payment/provider-calls.ts';
import { moveOrder } from './move-order.ts';
import { orderStatuses } from './order-statuses.ts';

type Cancel = { readonly by: OrderActor; readonly reason: string; readonly now: Date };

/**
 * Ends a locked order that has not been paid, or whose money went back, by a refund or through the bank (PAY-19); gives its pieces and coupon
 * back, once (R008). False: refused.
 */
export async function endOrder(
  tx: Tx,
  services: Pick<OrderServices, 'jobs' | 'logger'>,
  stored: StoredOrder,
  { by, reason, now }: Cancel,
): Promise<boolean> {
  const { order } = stored;
  if (order.status === 'canceled') return true;
  if (by === 'shopper' && !orderStatuses[order.status].isCancelable) return false;
  // What is on the shelf again cannot be on its way as well.
  if (pieceLedger(order).some(({ sent }) => sent > 0) || moneyLedger(order).refundable > 0) return false;
  return (await moveOrder(tx, services, stored, 'canceled', { by, now, message: reason, isVisible: by === 'shopper' })) === 'moved';
}

/** Nobody will pay any more what was open. */
export function forgetPayments(services: OrderServices, order: Order): void {
  for (const attempt of everyAttempt(order).filter(isOpen)) cancelAtProvider(services, attempt);
}

export async function cancelOrder(
  services: OrderServices,
  id: number,
  { by, reason }: { readonly by: 'shopper' | 'staff'; readonly reason: string },
): Promise<Order | 'refused'> {
  const { database, clock, inventory } = services;
  const done = await database.transaction(async (tx) => {
    const stored = await lockOrder(tx, id);
    return (await endOrder(tx, services, stored, { by, reason, now: clock.now() })) ? stored.order : ('refused' as const);
  });
  if (done === 'refused') return done;
  await inventory.refresh();
  forgetPayments(services, done);
  const found = await findOrder(database, { id });
  if (!found) throw inputError('The order does not exist.');
  return found.order;
}
