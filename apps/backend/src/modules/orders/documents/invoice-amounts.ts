import type { Cents } from '#kernel/money.ts';
import { deliveryByRate } from '../ledger/shares.ts';
import type { Order, OrderInvoice, OrderLine } from '../order.ts';
import { invoicePart, type InvoicePart } from './invoice-part.ts';
import { supplementAmounts } from './supplement-amounts.ts';

export type InvoiceRow = {
  readonly kind: 'product' | 'discount' | 'rounding' | 'shipping';
  readonly line: OrderLine | null;
  readonly quantity: number;
  readonly unitNet: Cents;
  readonly net: Cents;
  readonly taxPercent: number;
};

type InvoiceRate = { readonly percent: number; readonly net: Cents; readonly tax: Cents };

/** What an invoice says in numbers: rows without VAT, VAT per rate, and a total that is their sum. */
export type InvoiceAmounts = {
  readonly rows: readonly InvoiceRow[];
  readonly rates: readonly InvoiceRate[];
  readonly net: Cents;
  readonly tax: Cents;
  readonly total: Cents;
};

type Numbered = Pick<OrderInvoice, 'number' | 'lines' | 'grandTotal' | 'amounts'>;

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** What an invoice has of its order, behind those with smaller numbers. */
export const partOf = (order: Order, { number, lines }: Pick<OrderInvoice, 'number' | 'lines'>): InvoicePart =>
  invoicePart(
    order,
    order.invoices.filter((one) => one.number < number),
    lines,
  );

/**
 * Takes the amounts that were stored with the order; nothing is computed anew that could differ by a cent. Discounts are rows of
 * their own, one a rate, and take up what rounding rows without VAT leaves over; without a discount that is a row, too.
 */
export function invoiceAmounts(order: Order, invoice: Numbered): InvoiceAmounts {
  if (invoice.amounts) return supplementAmounts(order, invoice.amounts, invoice);
  const part = partOf(order, invoice);
  if (part.total !== invoice.grandTotal) throw new Error(`invoice ${invoice.number} is ${part.total} cents, not ${invoice.grandTotal}`);
  const products = part.goods.map(({ line, quantity, rowExcl }): InvoiceRow => ({
    kind: 'product',
    line,
    quantity,
    unitNet: line.unitExcl,
    net: rowExcl,
    taxPercent: line.taxPercent,
  }));
  const rates = part.rates.map(({ percent, incl, tax }) => ({ percent, net: incl - tax, tax }));
  const [net, tax] = [sum(rates.map((rate) => rate.net)), sum(rates.map((rate) => rate.tax))];
  return { rows: [...products, ...leftOver(order, part), ...deliveryOf(order, part)], rates, net, tax, total: net + tax };
}

/** Between the rows of the goods and what they cost without VAT: the coupon, or a cent of rounding. */
function leftOver(order: Order, { goods, rates, hasDelivery }: InvoicePart): readonly InvoiceRow[] {
  const delivery = hasDelivery ? deliveryNets(order) : new Map<number, Cents>();
  return rates.flatMap(({ percent, incl, tax }): readonly InvoiceRow[] => {
    const same = goods.filter(({ line }) => line.taxPercent === percent);
    const net = incl - tax - (delivery.get(percent) ?? 0) - sum(same.map(({ rowExcl }) => rowExcl));
    const kind = same.some(({ rowIncl, paid }) => paid < rowIncl) ? 'discount' : 'rounding';
    return net === 0 ? [] : [{ kind, line: null, quantity: 1, unitNet: net, net, taxPercent: percent }];
  });
}

/** Delivery costs without VAT, by rate: the VAT of each rate that is none of its lines'. */
function deliveryNets(order: Order): ReadonlyMap<number, Cents> {
  const taxOf = (percent: number): Cents =>
    sum(order.totals.taxes.filter((rate) => rate.percent === percent).map(({ tax }) => tax)) -
    sum(order.lines.filter(({ taxPercent }) => taxPercent === percent).map(({ tax }) => tax));
  return new Map(deliveryByRate(order).map(({ percent, incl }) => [percent, incl - taxOf(percent)]));
}

function deliveryOf({ totals: { shipping } }: Order, { hasDelivery }: InvoicePart): readonly InvoiceRow[] {
  if (!shipping || !hasDelivery) return [];
  const net = shipping.incl - shipping.tax;
  return [{ kind: 'shipping', line: null, quantity: 1, unitNet: net, net, taxPercent: shipping.taxPercent }];
}
