import type { Order, OrderContent, OrderInvoice, OrderLine, OrderRevision } from '../order.ts';

type Revised = Pick<OrderRevision, 'state' | 'before' | 'after'>;

/** The parts of an order that an edit may change, and nothing else. */
export const contentOf = ({ lines, totals, shippingAddress, shippingMethod, tax }: OrderContent): OrderContent => ({
  lines,
  totals,
  shippingAddress,
  shippingMethod,
  tax,
});

const applied = <T extends Revised>(revisions: readonly T[]): readonly T[] => revisions.filter(({ state }) => state === 'applied');

/** The one answer to what an order has now: what was placed, or what the newest applied edit left. Whatever counts lines reads this. */
export const contentNow = (placed: OrderContent, revisions: readonly Revised[]): OrderContent =>
  applied(revisions).at(-1)?.after ?? contentOf(placed);

/** The same as a part of a statement over `sales_order as o`: `lines`, `totals` and so on. */
export const contentColumn = (part: keyof OrderContent): string =>
  `coalesce((select edit.content_after from order_revision as edit where edit.order_id = o.id and edit.state = 'applied'
     order by edit.number desc limit 1), o.snapshot)->'${part}'`;

/** An order as it was placed, before its edits. */
export const asPlaced = (order: Order): Order => ({ ...order, ...applied(order.revisions)[0]?.before });

/**
 * An order as an invoice saw it: a supplement with its own edit, one of everything with those before it. Of what a parcel's invoice is
 * about, no edit changes anything.
 */
export function asInvoiced(
  order: Order,
  { shipment, revision, issuedAt }: Pick<OrderInvoice, 'shipment' | 'revision' | 'issuedAt'>,
): Order {
  if (revision !== null) return { ...order, ...order.revisions.find(({ number }) => number === revision)?.after };
  if (shipment !== null) return order;
  const earlier = applied(order.revisions).findLast(({ decidedAt }) => decidedAt !== null && decidedAt < issuedAt);
  return earlier ? { ...order, ...earlier.after } : asPlaced(order);
}

/** Every line the order has or ever had, as it was last: documents name lines that an edit took away. */
export function everyLine({ lines, revisions }: Pick<Order, 'lines' | 'revisions'>): readonly OrderLine[] {
  const known = new Map<number, OrderLine>();
  for (const { before, after } of applied(revisions)) for (const line of [...before.lines, ...after.lines]) known.set(line.id, line);
  for (const line of lines) known.set(line.id, line);
  return [...known.values()];
}

/** The edit that waits for the customer; there is one at most. */
export const waitingRevision = ({ revisions }: Pick<Order, 'revisions'>): OrderRevision | undefined =>
  revisions.find(({ state }) => state === 'awaiting_customer' || state === 'awaiting_payment');

/** What an edit costs the customer; negative: what it gives back. */
export const differenceOf = ({ before, after }: Pick<OrderRevision, 'before' | 'after'>): number =>
  after.totals.grandTotal - before.totals.grandTotal;
