import { inputError } from '#kernel/errors.ts';
import { moneyLedger } from '../ledger/money-ledger.ts';
import { pieceLedger } from '../ledger/piece-ledger.ts';
import { moveOrder } from './move-order.ts';
import type { Order } from '../order.ts';
import { findOrder, lockOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { orderStatuses } from './order-statuses.ts';
import { cancelAtProvider, isOpen } from '../payment/provider-calls.ts';

type Cancel = { readonly by: 'shopper' | 'staff'; readonly reason: string };

/** Ends an order that has not been paid, or has been refunded; gives its pieces and coupon back, once (R008). */
export async function cancelOrder(services: OrderServices, id: number, { by, reason }: Cancel): Promise<Order | 'refused'> {
  const { database, clock, inventory } = services;
  const done = await database.transaction(async (tx) => {
    const stored = await lockOrder(tx, id);
    const { order } = stored;
    if (order.status === 'canceled') return order;
    if (by === 'shopper' && !orderStatuses[order.status].isCancelable) return 'refused' as const;
    // What is on the shelf again cannot be on its way as well.
    if (pieceLedger(order).some(({ sent }) => sent > 0) || moneyLedger(order).refundable > 0) return 'refused' as const;
    const moved = await moveOrder(tx, services, stored, 'canceled', { by, now: clock.now(), message: reason, isVisible: by === 'shopper' });
    return moved === 'moved' ? order : ('refused' as const);
  });
  if (done === 'refused') return done;
  await inventory.refresh();
  for (const attempt of done.attempts.filter(isOpen)) cancelAtProvider(services, attempt);
  const found = await findOrder(database, { id });
  if (!found) throw inputError('The order does not exist.');
  return found.order;
}
