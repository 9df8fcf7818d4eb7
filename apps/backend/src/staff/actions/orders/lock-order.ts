import type { Tx } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { Change } from '#modules/audit/index.ts';
import { findOrderIdIn, lockOrder, type OrderActor, type StoredOrder } from '#modules/orders/index.ts';
import { branchesOf } from '#modules/staff/index.ts';
import type { Actor } from '../../run-action.ts';

/** Who did it, in the history of an order. */
export const actorText = (actor: Actor): OrderActor => (actor.kind === 'staff' ? `staff:${actor.identity.id}` : 'staff');

/** What the log says of a change of an order; who works in one of its branches hears of it. */
export const orderEntry = (
  { order, sources }: StoredOrder,
  changes: readonly Change[],
  more: { readonly version?: number; readonly reason?: string } = {},
) => {
  const branchCode = order.pickup?.code ?? sources?.find((source) => source !== 'WEB');
  const told = { ...(branchCode === undefined ? {} : { branchCode }), ...(sources ? { toldTo: sources } : {}) };
  return { entity: 'order', entityId: order.number, changes, ...told, ...more };
};

/** An order that somebody is about to change: nobody else does before the transaction ends. Of other branches there is none. */
export async function lockOrderOf(tx: Tx, number: string, actor: Actor): Promise<StoredOrder> {
  const id = await findOrderIdIn(tx, number, actor.scope);
  if (id === undefined) throw notFound('There is no such order.');
  const locked = await lockOrder(tx, id);
  // Its pieces may have gone to another branch meanwhile.
  const branches = branchesOf(actor.scope);
  if (branches && !locked.sources?.some((source) => branches.includes(source))) throw notFound('There is no such order.');
  return locked;
}
