import type { Cents } from '#kernel/money.ts';
import type { Order, OrderLine } from '../order.ts';

export type RateShare = { readonly percent: number; readonly incl: Cents };

/**
 * What some pieces of a row cost, those behind the first `from`: equal shares, of which the earlier ones have what is left over. Whoever
 * invoices or refunds a row in parts comes to the row, however it is cut.
 */
export function shareOfPieces(row: Cents, pieces: number, from: number, count: number): Cents {
  const upTo = (piece: number): Cents => Math.floor(row / pieces) * piece + Math.min(piece, row % pieces);
  return upTo(from + count) - upTo(from);
}

/** What a row cost after its discounts. */
export const paidFor = ({ rowIncl, discount }: Pick<OrderLine, 'rowIncl' | 'discount'>): Cents => rowIncl - discount;

/** Some pieces of a row, and what they cost together. */
export type RowPart = { readonly pieces: number; readonly amount: Cents };

/** What of a row on account nobody is asked to pay, because it never leaves. */
export function unaskedPart({ canceledLines, paidAt }: Pick<Order, 'canceledLines' | 'paidAt'>, line: OrderLine): RowPart {
  const { quantity = 0, unasked } = canceledLines.find(({ lineId }) => lineId === line.id) ?? {};
  if (unasked) return { pieces: unasked.quantity, amount: unasked.amount };
  if (paidAt !== null) return { pieces: 0, amount: 0 };
  // From before it was written down: the last pieces, because invoices begin with the first.
  return { pieces: quantity, amount: shareOfPieces(paidFor(line), line.quantity, line.quantity - quantity, quantity) };
}

/** Delivery follows the goods (LAW-25): it has what is left of each rate's sum beside them, and the rest of it no VAT. */
export function deliveryByRate({ totals, lines }: Pick<Order, 'totals' | 'lines'>): readonly RateShare[] {
  const taxed = totals.taxes.map(({ percent, incl }) => ({
    percent,
    incl: lines.filter(({ taxPercent }) => taxPercent === percent).reduce((left, { rowIncl, discount }) => left - rowIncl + discount, incl),
  }));
  const free = taxed.reduce((left, { incl }) => left - incl, totals.shipping?.incl ?? 0);
  return free === 0 ? taxed : [...taxed, { percent: 0, incl: free }];
}
