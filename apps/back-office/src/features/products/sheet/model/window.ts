/** What is drawn of a line of rows or columns: from one up to, but not with, another. */
export type Span = { readonly first: number; readonly end: number };

/** Where each begins, and behind the last one where they end. */
export function startsOf(sizes: readonly number[]): readonly number[] {
  const starts = [0];
  for (const size of sizes) starts.push((starts.at(-1) ?? 0) + size);
  return starts;
}

/** Those between two places, with a few more on both sides so that a scroll finds them there. */
export function spanOf(starts: readonly number[], from: number, to: number, more: number): Span {
  const count = starts.length - 1;
  // The first one that ends behind a place.
  const at = (place: number): number => {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle + 1] ?? 0) > place) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return { first: Math.max(0, at(from) - more), end: Math.min(count, at(to) + 1 + more) };
}

/** Of a span, and the one where somebody stands: the focus must not lose its cell. */
export function drawn({ first, end }: Span, at: number, count: number): readonly number[] {
  const seen = Array.from({ length: Math.max(0, Math.min(end, count) - first) }, (_, index) => first + index);
  if (at >= count || (at >= first && at < end)) return seen;
  return at < first ? [at, ...seen] : [...seen, at];
}

/** How far to scroll so that something is seen whole; where it is seen already, as it is. */
export function scrollFor(start: number, end: number, scroll: number, extent: number): number {
  if (start < scroll) return start;
  return end > scroll + extent ? Math.min(start, end - extent) : scroll;
}

/** How somebody moves down or up: they read, they fly past more than is drawn ahead, or they race past more than can be read. */
export type Pace = 'reading' | 'flying' | 'racing';

/** Rows drawn beyond what is seen. */
export const rowsAhead = 4;
const rowsRead = 8;

/** By how many rows they moved since the last look; a single leap (a page down) is read where it ends, and who races does so until they slow down. */
export function paceOf(rows: number, before: Pace): Pace {
  if (rows <= rowsAhead) return 'reading';
  return before === 'racing' || (before === 'flying' && rows > rowsRead) ? 'racing' : 'flying';
}
