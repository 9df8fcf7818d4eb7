import type { Tx } from '#kernel/database/database.ts';
import { zonedParts } from '@shop/rules/zoned-time';
import { insertInvoice, nextNumber } from './document-repository.ts';
import type { Order } from '../order.ts';

const shopZone = 'Europe/Amsterdam';

/** The day in the shop, YYYY-MM-DD. */
const shopDay = (at: Date): string => zonedParts(at, shopZone).date;

type Invoiced = Pick<Order, 'id' | 'invoices' | 'lines' | 'totals'>;

/** Writes the invoice of an order, once; a deferred one must be paid within the given days. */
export async function issueInvoice(tx: Tx, order: Invoiced, now: Date, dueInDays?: number): Promise<void> {
  if (order.invoices.length > 0) return;
  const due = dueInDays === undefined ? null : shopDay(new Date(now.getTime() + dueInDays * 86_400_000));
  await insertInvoice(tx, order.id, {
    number: await nextNumber(tx, 'invoice'),
    issuedAt: now,
    suppliedOn: shopDay(now),
    dueOn: due,
    lines: order.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
    grandTotal: order.totals.grandTotal,
  });
}
