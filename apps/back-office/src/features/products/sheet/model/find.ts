import type { Place } from './area.ts';

type TextAt = (place: Place) => string;
type Extent = { readonly rows: number; readonly columns: number };

const matcher = (wanted: string, flags: string): RegExp => new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), flags);

/** The next cell behind a place that has these signs, large or small; from the beginning on when there is none. */
export function findNext(textAt: TextAt, { rows, columns }: Extent, wanted: string, from: Place): Place | undefined {
  const found = matcher(wanted, 'iu');
  const count = rows * columns;
  const start = from.row * columns + from.column;
  for (let step = 1; step <= count; step += 1) {
    const index = (start + step) % count;
    const place = { row: Math.floor(index / columns), column: index % columns };
    if (found.test(textAt(place))) return place;
  }
  return undefined;
}

/** What cells would say with other signs instead; those that have none are left out. */
export function replacements(
  textAt: TextAt,
  { rows, columns }: Extent,
  wanted: string,
  other: string,
  from: Place = { row: 0, column: 0 },
) {
  const found = matcher(wanted, 'giu');
  const replaced: { readonly place: Place; readonly text: string }[] = [];
  for (let row = from.row; row < from.row + rows; row += 1) {
    for (let column = from.column; column < from.column + columns; column += 1) {
      const text = textAt({ row, column });
      // What looks like a pattern in the other signs is none.
      const next = text.replace(found, () => other);
      if (next !== text) replaced.push({ place: { row, column }, text: next });
    }
  }
  return replaced;
}
