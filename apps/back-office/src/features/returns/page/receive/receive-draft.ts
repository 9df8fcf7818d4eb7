import type { Quantities } from '../../../../lib/pieces/quantities.ts';

type Line = { readonly lineId: number; readonly sku: string; readonly quantity: number; readonly sent: number };

export type Scanned<One> =
  | { readonly is: 'counted'; readonly line: One; readonly quantities: Quantities }
  | { readonly is: 'unknown' | 'full'; readonly code: string };

const countIn = (quantities: Quantities, { lineId }: Pick<Line, 'lineId'>): number => quantities[lineId] ?? 0;

/** One more of what a scanner read. Of lines of one SKU the one that is still awaited counts first, and none beyond what was sent. */
export function scanPiece<One extends Line>(lines: readonly One[], quantities: Quantities, code: string): Scanned<One> {
  const read = code.trim().toUpperCase();
  const same = lines.filter(({ sku }) => sku.toUpperCase() === read);
  if (same.length === 0) return { is: 'unknown', code: code.trim() };
  const line = same.find((one) => countIn(quantities, one) < one.quantity) ?? same.find((one) => countIn(quantities, one) < one.sent);
  if (!line) return { is: 'full', code: code.trim() };
  return { is: 'counted', line, quantities: { ...quantities, [line.lineId]: countIn(quantities, line) + 1 } };
}

/** Everything that was announced. */
export const announcedPieces = (lines: readonly Line[]): Quantities =>
  Object.fromEntries(lines.map(({ lineId, quantity, sent }) => [lineId, Math.min(quantity, sent)]));

/** What is missing of what was announced, or came besides it. */
export function differences(lines: readonly Line[], quantities: Quantities): { readonly missing: number; readonly more: number } {
  let missing = 0;
  let more = 0;
  for (const line of lines) {
    const difference = countIn(quantities, line) - line.quantity;
    if (difference < 0) missing -= difference;
    else more += difference;
  }
  return { missing, more };
}
