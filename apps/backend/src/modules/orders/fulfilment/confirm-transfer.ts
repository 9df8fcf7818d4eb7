import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { creditExchange } from '../exchange/credit-exchange.ts';
import { isUnordered } from '../ledger/payable.ts';
import type { OrderActor } from '../order.ts';
import type { StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { moveOrder } from './move-order.ts';

/** Money of a bank transfer arrived for a locked order, or a person looked at a payment and found it good. */
export async function confirmPayment(
  tx: Tx,
  services: Pick<OrderServices, 'jobs' | 'logger'>,
  stored: StoredOrder,
  { by, now }: { readonly by: OrderActor; readonly now: Date },
): Promise<void> {
  const { order } = stored;
  if (order.status === 'processing' || order.status === 'complete') return;
  if (isUnordered(order)) throw inputError(`Order ${order.number} is an offer: its customer orders it.`);
  if (!(await creditExchange(tx, services, order, { by, now })))
    throw inputError(`Order ${order.number} can no longer be given in exchange.`);
  const change = { paidAt: order.paidAt ?? now, holdEndsAt: null };
  const moved = await moveOrder(tx, services, stored, 'processing', { by, now, change });
  if (moved === 'no-stock') throw inputError(`The pieces of order ${order.number} were given away meanwhile.`);
  if (moved === 'refused') throw inputError(`Order ${order.number} is ${order.status} and cannot be paid.`);
}
