import type { OrderFullFragment } from '../../generated/graphql.ts';

type Counts = Pick<
  NonNullable<NonNullable<OrderFullFragment['items']>[number]>,
  'id' | 'quantity_ordered' | 'quantity_canceled' | 'quantity_shipped'
>;
type Back = Pick<OrderFullFragment['order_returns'][number], 'state'> & {
  readonly items: readonly Pick<OrderFullFragment['order_returns'][number]['items'][number], 'item_id' | 'quantity' | 'left'>[];
};
export type Withdrawable = { readonly items: readonly (Counts | null)[] | null; readonly order_returns: readonly Back[] };

const unsentOf = ({ quantity_ordered: ordered, quantity_shipped: sent }: Counts): number => (ordered ?? 0) - (sent ?? 0);

/** Pieces of an item that were withdrawn from before they left: they do not come any more. What was stated twice counts once. */
export function withdrawnPieces({ order_returns: returns }: Pick<Withdrawable, 'order_returns'>, item: Counts): number {
  const stated = returns.filter(({ state }) => state !== 'REJECTED').flatMap(({ items }) => items);
  const pieces = stated.reduce((sum, { item_id: id, quantity, left }) => (id === item.id ? sum + quantity - left : sum), 0);
  return Math.min(pieces, unsentOf(item));
}

/** How much of what was to come was withdrawn from: nothing, a part, all that had not left yet, or the whole order. */
export function withdrawnOf(order: Withdrawable): 'none' | 'part' | 'rest' | 'whole' {
  const items = (order.items ?? []).filter((item) => item !== null);
  if (!items.some((item) => withdrawnPieces(order, item) > 0)) return 'none';
  const isMoreToCome = items.some((item) => unsentOf(item) > Math.max(item.quantity_canceled ?? 0, withdrawnPieces(order, item)));
  if (isMoreToCome) return 'part';
  return items.some(({ quantity_shipped: sent }) => (sent ?? 0) > 0) ? 'rest' : 'whole';
}

/** Whether all that had not left was withdrawn from. */
export const isNothingToCome = (order: Withdrawable): boolean => ['rest', 'whole'].includes(withdrawnOf(order));
