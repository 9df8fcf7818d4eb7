import { divideHalfUp, type Cents } from '#kernel/money.ts';
import type { Order, OrderInvoice, OrderLine } from '../order.ts';

export type InvoiceRow = {
  readonly kind: 'product' | 'discount' | 'shipping';
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

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/**
 * Takes the amounts that were stored with the order; nothing is computed anew that could differ by a cent. Discounts are rows of
 * their own, one a rate, and take up what rounding rows without VAT leaves over.
 */
export function invoiceAmounts(order: Order, invoice: Pick<OrderInvoice, 'number' | 'lines' | 'grandTotal'>): InvoiceAmounts {
  const parts = invoice.lines.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line ? [{ line, quantity, ...shareOf(line, quantity) }] : [];
  });
  const { shipping } = order.totals;
  const products: readonly InvoiceRow[] = parts.map(({ line, quantity, rowNet }) => ({
    kind: 'product',
    line,
    quantity,
    unitNet: line.unitExcl,
    net: rowNet,
    taxPercent: line.taxPercent,
  }));
  const discounts = [...Map.groupBy(parts, ({ line }) => line.taxPercent)].flatMap(([taxPercent, same]): readonly InvoiceRow[] => {
    const net = sum(same.map(({ paidNet, rowNet }) => paidNet - rowNet));
    return net === 0 ? [] : [{ kind: 'discount', line: null, quantity: 1, unitNet: net, net, taxPercent }];
  });
  const delivery: readonly InvoiceRow[] = shipping
    ? [
        {
          kind: 'shipping',
          line: null,
          quantity: 1,
          unitNet: shipping.incl - shipping.tax,
          net: shipping.incl - shipping.tax,
          taxPercent: shipping.taxPercent,
        },
      ]
    : [];
  const rows = [...products, ...discounts, ...delivery];
  const taxes = [
    ...parts.map(({ line, tax }) => ({ percent: line.taxPercent, tax })),
    ...(shipping ? [{ percent: shipping.taxPercent, tax: shipping.tax }] : []),
  ];
  const rates = ratesOf(order, invoice, rows, taxes);
  const [net, tax] = [sum(rates.map((rate) => rate.net)), sum(rates.map((rate) => rate.tax))];
  if (net + tax !== invoice.grandTotal) throw new Error(`invoice ${invoice.number} is ${net + tax} cents, not ${invoice.grandTotal}`);
  return { rows, rates, net, tax, total: net + tax };
}

/** An invoice of the whole order has the order's own VAT per rate; one of a part adds up its rows. */
function ratesOf(
  order: Order,
  invoice: Pick<OrderInvoice, 'grandTotal'>,
  rows: readonly InvoiceRow[],
  taxes: readonly { readonly percent: number; readonly tax: Cents }[],
): readonly InvoiceRate[] {
  const { totals } = order;
  if (invoice.grandTotal === totals.grandTotal) {
    const taxed = totals.taxes.map(({ percent, incl, tax }) => ({ percent, net: incl - tax, tax }));
    const rest = totals.grandTotal - sum(totals.taxes.map(({ incl }) => incl));
    return rest === 0 && taxed.length > 0 ? taxed : [...taxed, { percent: 0, net: rest, tax: 0 }];
  }
  const percents = [...new Set(rows.map(({ taxPercent }) => taxPercent))].toSorted((a, b) => b - a);
  return percents.map((percent) => ({
    percent,
    net: sum(rows.filter(({ taxPercent }) => taxPercent === percent).map(({ net }) => net)),
    tax: sum(taxes.filter((one) => one.percent === percent).map(({ tax }) => tax)),
  }));
}

function shareOf(line: OrderLine, quantity: number): { rowNet: Cents; paidNet: Cents; tax: Cents } {
  const part = (cents: Cents): Cents => (quantity === line.quantity ? cents : divideHalfUp(cents * quantity, line.quantity));
  const tax = part(line.tax);
  return { rowNet: part(line.rowExcl), paidNet: part(line.rowIncl) - part(line.discount) - tax, tax };
}
