import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { fulfilmentOf } from '../ledger/piece-ledger.ts';
import type { OrderActor } from '../order.ts';
import { saveOrder, type OrderChange, type StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { moveOrder } from './move-order.ts';

type Why = { readonly by: OrderActor; readonly now: Date; readonly change?: OrderChange };

/**
 * After pieces of a locked order have left or will never leave: it is complete when nothing is left to send, and something was sent. What
 * was refunded as a whole before anything left waits to be canceled, as before. True: it is complete.
 */
export async function completeWhenDone(
  tx: Tx,
  services: Pick<OrderServices, 'jobs' | 'logger'>,
  stored: StoredOrder,
  { by, now, change = {} }: Why,
): Promise<boolean> {
  const { order } = stored;
  const fulfilment = fulfilmentOf(order);
  const isOpen = order.status === 'processing' || order.status === 'pending';
  if (!isOpen || fulfilment !== 'full') {
    await saveOrder(tx, order.id, { fulfilment }, now);
    return false;
  }
  const moved = await moveOrder(tx, services, stored, 'complete', { by, now, change: { ...change, fulfilment } });
  if (moved !== 'moved') throw inputError(`Order ${order.number} cannot be completed: its pieces are not there.`);
  return true;
}
