import { addDays } from '@shop/rules/add-days';
import { zonedParts } from '@shop/rules/zoned-time';
import type { Tx } from '#kernel/database/database.ts';
import { pieceLedger } from '../ledger/piece-ledger.ts';
import type { Order, OrderShipment } from '../order.ts';
import { insertInvoice, nextNumber } from './document-repository.ts';
import { invoicePart } from './invoice-part.ts';

const shopZone = 'Europe/Amsterdam';

/** The day in the shop, YYYY-MM-DD. */
const shopDay = (at: Date): string => zonedParts(at, shopZone).date;

type InvoiceFacts = {
  /** The goods leave the shop with it, or are handed over. */
  readonly isSupplied: boolean;
  /** On account: what it is for, and within how many days it must be paid. Otherwise it is the invoice of everything. */
  readonly onAccount?: { readonly shipment: Pick<OrderShipment, 'number' | 'lines'>; readonly dueInDays: number } | undefined;
};

/**
 * Writes an invoice of the pieces that are on none yet: of all of them that may still leave, or of a shipment's; when there are none,
 * nothing. What is paid in advance is supplied later, unless nothing is delivered at all.
 */
export async function issueInvoice(tx: Tx, order: Order, now: Date, { isSupplied, onAccount }: InvoiceFacts): Promise<void> {
  const ledger = pieceLedger(order);
  const wanted = onAccount?.shipment.lines ?? order.lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
  const lines = wanted
    .map(({ lineId, quantity }) => {
      const { ordered, invoiced, canceled } = ledger.find((line) => line.lineId === lineId) ?? { ordered: 0, invoiced: 0, canceled: 0 };
      return { lineId, quantity: Math.min(quantity, ordered - invoiced - canceled) };
    })
    .filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) return;
  const { total } = invoicePart(order, order.invoices, lines);
  await insertInvoice(tx, order.id, {
    number: await nextNumber(tx, 'invoice'),
    shipment: onAccount?.shipment.number ?? null,
    issuedAt: now,
    suppliedOn: isSupplied || order.shippingAddress === null ? shopDay(now) : null,
    dueOn: onAccount ? addDays(shopDay(now), onAccount.dueInDays) : null,
    lines,
    grandTotal: total,
    revision: null,
    amounts: null,
  });
}
