import type { OrderLine, OrderTotals } from '#modules/orders/index.ts';
import type { Template } from './made-order.ts';

/** More lines than a cart takes: the longest order that was ever written down on the telephone. */
const lineCount = 400;

/** An order of very many lines, made after the lines of all others that were taxed as it is; nothing is paid for its delivery. */
export function longOrder(templates: readonly Template[]): Template | undefined {
  const [first] = templates.filter(({ snapshot, paymentMethod }) => snapshot.pickup === null && paymentMethod.provider !== 'offline');
  if (!first) return undefined;
  const percent = first.snapshot.lines[0]?.taxPercent ?? 0;
  const known = templates.flatMap(({ snapshot }) => snapshot.lines).filter(({ taxPercent }) => taxPercent === percent);
  const lines = Array.from({ length: lineCount }, (_, index) => {
    const line = known[index % known.length];
    if (!line) throw new Error('there is no line to copy');
    return { ...line, id: index + 1 };
  });
  const more = { lines, totals: totalsOf(lines, percent) };
  return { ...first, snapshot: { ...first.snapshot, ...more }, more };
}

function totalsOf(lines: readonly OrderLine[], percent: number): OrderTotals {
  const sum = (of: (line: OrderLine) => number): number => lines.reduce((total, line) => total + of(line), 0);
  const [subtotalIncl, discount, tax] = [sum(({ rowIncl }) => rowIncl), sum((line) => line.discount), sum((line) => line.tax)];
  const grandTotal = subtotalIncl - discount;
  const taxes = tax === 0 ? [] : [{ percent, incl: grandTotal, tax }];
  return { subtotalIncl, subtotalExcl: sum(({ rowExcl }) => rowExcl), discount, shipping: null, taxes, tax, grandTotal };
}
