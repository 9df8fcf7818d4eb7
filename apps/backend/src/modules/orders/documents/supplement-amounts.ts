import { divideHalfUp, splitByWeight, type Cents } from '#kernel/money.ts';
import type { Order, OrderInvoice, SupplementAmounts } from '../order.ts';
import type { InvoiceAmounts, InvoiceRow } from './invoice-amounts.ts';

type Rate = SupplementAmounts['taxes'][number];

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Every rate of a supplement, what has no VAT among them; a document always has one. */
function ratesOf({ taxes }: SupplementAmounts, total: Cents): readonly Rate[] {
  const free = total - sum(taxes.map(({ incl }) => incl));
  return free !== 0 || taxes.length === 0 ? [...taxes, { percent: 0, incl: free, tax: 0 }] : taxes;
}

/** What the supplement of an edit says in numbers: its stored rows, which share the VAT of their rate, so that they add up to the cent. */
export function supplementAmounts(
  order: Order,
  amounts: SupplementAmounts,
  { grandTotal }: Pick<OrderInvoice, 'grandTotal'>,
): InvoiceAmounts {
  const rates = ratesOf(amounts, grandTotal);
  const rows = rates.flatMap((rate) => rowsAt(order, amounts, rate));
  const shown = rates.map(({ percent, incl, tax }) => ({ percent, net: incl - tax, tax }));
  const [net, tax] = [sum(shown.map((rate) => rate.net)), sum(shown.map((rate) => rate.tax))];
  return { rows, rates: shown, net, tax, total: net + tax };
}

/** The goods of a rate, and what of the delivery costs has it: what is left of its sum. */
function rowsAt({ lines }: Order, amounts: SupplementAmounts, { percent, incl, tax }: Rate): readonly InvoiceRow[] {
  const goods = amounts.lines.flatMap(({ lineId, quantity, amount }) => {
    const line = lines.find(({ id, taxPercent }) => id === lineId && taxPercent === percent);
    // Dearer without another piece: one row, once.
    return line ? [{ kind: 'product' as const, line, quantity: Math.max(1, quantity), amount }] : [];
  });
  const delivery = incl - sum(goods.map(({ amount }) => amount));
  const all = delivery === 0 ? goods : [...goods, { kind: 'shipping' as const, line: null, quantity: 1, amount: delivery }];
  const taxes = splitByWeight(
    tax,
    all.map(({ amount }) => amount),
  );
  return all.map(({ kind, line, quantity, amount }, index): InvoiceRow => {
    const net = amount - (taxes[index] ?? 0);
    return { kind, line, quantity, unitNet: divideHalfUp(net, quantity), net, taxPercent: percent };
  });
}
