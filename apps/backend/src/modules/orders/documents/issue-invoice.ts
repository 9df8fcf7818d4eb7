import type { Tx } from '#kernel/database/database.ts';
import { zonedParts } from '@shop/rules/zoned-time';
import { insertInvoice, nextNumber } from './document-repository.ts';
import type { Order } from '../order.ts';

const shopZone = 'Europe/Amsterdam';

/** The day in the shop, YYYY-MM-DD. */
const shopDay = (at: Date): string => zonedParts(at, shopZone).date;

type Invoiced = Pick<Order, 'id' | 'invoices' | 'lines' | 'totals' | 'shippingAddress'>;

type InvoiceFacts = {
  /** The goods leave the shop with it, or are handed over. */
  readonly isSupplied: boolean;
  /** A deferred one must be paid within these days. */
  readonly dueInDays?: number | undefined;
};

/** Writes the invoice of an order, once. What is paid in advance is supplied later, unless nothing is delivered at all. */
export async function issueInvoice(tx: Tx, order: Invoiced, now: Date, { isSupplied, dueInDays }: InvoiceFacts): Promise<void> {
  if (order.invoices.length > 0) return;
  const due = dueInDays === undefined ? null : shopDay(new Date(now.getTime() + dueInDays * 86_400_000));
  await insertInvoice(tx, order.id, {
    number: await nextNumber(tx, 'invoice'),
    issuedAt: now,
    suppliedOn: isSupplied || order.shippingAddress === null ? shopDay(now) : null,
    dueOn: due,
    lines: order.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
    grandTotal: order.totals.grandTotal,
  });
}
