import { taxInGross, type Cents } from '#kernel/money.ts';
import { deliveryByRate, paidFor, shareOfPieces, unaskedPart } from '../ledger/shares.ts';
import type { Order, OrderDocumentLine, OrderLine } from '../order.ts';

type Document = { readonly lines: readonly OrderDocumentLine[] };
type Invoiced = Pick<Order, 'lines' | 'totals' | 'canceledLines' | 'paidAt'>;

type GoodsPart = {
  readonly line: OrderLine;
  readonly quantity: number;
  readonly rowIncl: Cents;
  readonly rowExcl: Cents;
  /** After the coupon, including VAT. */
  readonly paid: Cents;
};

/** What an invoice has of its order, including VAT, and the VAT by rate, the highest first. */
export type InvoicePart = {
  readonly goods: readonly GoodsPart[];
  /** Delivery costs stand on the first invoice, and on no other. */
  readonly hasDelivery: boolean;
  readonly rates: readonly { readonly percent: number; readonly incl: Cents; readonly tax: Cents }[];
  readonly total: Cents;
};

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/**
 * What of an order an invoice is about, after those that were written before it. VAT is rounded over all invoices up to it: each is right
 * to the cent of its own sum, and together they have the VAT by rate the order was sold with (LAW-25, LAW-26).
 */
export function invoicePart(order: Invoiced, before: readonly Document[], lines: readonly OrderDocumentLine[]): InvoicePart {
  const goods = goodsOf(order, before, lines);
  const earlier = before.flatMap((document, index) => goodsOf(order, before.slice(0, index), document.lines));
  const hasDelivery = before.length === 0;
  const delivery = new Map(deliveryByRate(order).map(({ percent, incl }) => [percent, incl]));
  const inclOf = (parts: readonly GoodsPart[], percent: number): Cents =>
    sum(parts.filter(({ line }) => line.taxPercent === percent).map(({ paid }) => paid));
  const percents = new Set([...goods.map(({ line }) => line.taxPercent), ...(hasDelivery ? delivery.keys() : [])]);
  const rates = [...percents]
    .toSorted((a, b) => b - a)
    .map((percent) => {
      const brought = delivery.get(percent) ?? 0;
      const incl = inclOf(goods, percent) + (hasDelivery ? brought : 0);
      const known = inclOf(earlier, percent) + (hasDelivery ? 0 : brought);
      return { percent, incl, tax: taxUpTo(order, percent, known + incl) - taxUpTo(order, percent, known) };
    });
  // A rate that nothing here has says nothing beside others.
  const isHere = (percent: number): boolean => percent > 0 && goods.some(({ line }) => line.taxPercent === percent);
  const shown = rates.filter(({ percent, incl }) => incl !== 0 || isHere(percent));
  return { goods, hasDelivery, rates: shown.length > 0 ? shown : rates, total: sum(rates.map(({ incl }) => incl)) };
}

function goodsOf(order: Invoiced, before: readonly Document[], parts: readonly OrderDocumentLine[]): readonly GoodsPart[] {
  return parts.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line) return [];
    const unasked = unaskedPart(order, line);
    const from = sum(before.flatMap((document) => document.lines.filter((one) => one.lineId === lineId).map((one) => one.quantity)));
    const share = (row: Cents): Cents => shareOfPieces(row, line.quantity, from, quantity);
    const paid = shareOfPieces(paidFor(line) - unasked.amount, line.quantity - unasked.pieces, from, quantity);
    return [{ line, quantity, rowIncl: share(line.rowIncl), rowExcl: share(line.rowExcl), paid }];
  });
}

/** The VAT in the first so many cents of a rate; in all of them it is what the order says, however it came to it. */
function taxUpTo({ totals }: Invoiced, percent: number, incl: Cents): Cents {
  const whole = totals.taxes.find((rate) => rate.percent === percent);
  return whole?.incl === incl ? whole.tax : taxInGross(incl, percent);
}
