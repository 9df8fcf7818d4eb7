import type { Shelf } from './add-items.ts';
import { lineLimit } from './availability.ts';
import { fingerprintOf, maxLines, maxSamples, type CartDocument, type CartLine } from './cart.ts';

/**
 * Adds the lines of one cart to another: the same product in both becomes one line with both quantities, capped by the stock,
 * and the line says so. What the stock has none of stays as it is, as a line that says it cannot be had.
 */
export function mergeLines(into: CartDocument, from: CartDocument, shelf: Shelf): CartDocument {
  let { lines, nextLineId } = into;
  for (const line of from.lines) {
    const fingerprint = fingerprintOf(line);
    const same = lines.find((one) => fingerprintOf(one) === fingerprint);
    if (line.isSample && (same || lines.filter(({ isSample }) => isSample).length >= maxSamples)) continue;
    if (!same && lines.length >= maxLines) continue;
    const others = lines.filter((one) => one !== same);
    const capped = cap({ ...line, quantity: (same?.quantity ?? 0) + line.quantity }, same?.quantity ?? 0, others, shelf);
    if (same) lines = lines.map((one) => (one === same ? { ...capped, id: same.id, addedAt: same.addedAt } : one));
    else lines = [...lines, { ...capped, id: nextLineId++ }];
  }
  // Whoever comes back with a code wants it used.
  const couponKey = from.couponKey ?? into.couponKey;
  const telephoneOrders = [...new Set([...(into.telephoneOrders ?? []), ...(from.telephoneOrders ?? [])])];
  return {
    ...into,
    lines,
    nextLineId,
    ...(couponKey === undefined ? {} : { couponKey }),
    ...(telephoneOrders.length === 0 ? {} : { telephoneOrders }),
  };
}

function cap(line: CartLine, before: number, others: readonly CartLine[], { levels, view }: Shelf): CartLine {
  const { wantedQuantity: _earlier, ...rest } = line;
  const quantity = Math.max(1, before, Math.min(line.quantity, lineLimit(line, others, levels, view)));
  return quantity < line.quantity ? { ...rest, quantity, wantedQuantity: line.quantity } : rest;
}
