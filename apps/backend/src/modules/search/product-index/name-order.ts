import type { Sliced } from '#kernel/memory/slices.ts';
import type { ProductSource } from '#modules/catalog/index.ts';

/** Names in the collation of a store view. */
export type NameOrder = {
  /** By ordinal; names that collate as equal have the same rank. That of a product that is not listed any more says nothing. */
  readonly ranks: Uint32Array;
  /** Ordinals in the order of their names. */
  readonly sorted: Uint32Array;
};

export const nameOf = ({ text, record }: ProductSource): string => text.name ?? record.sku;

type Compare = (a: number, b: number) => number;

/** Collation is slow: so many comparisons take a few milliseconds. */
const comparisonsPerSlice = 4_000;
const namesPerRun = 500;

function comparing(locale: string, nameAt: (ordinal: number) => string): Compare {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return (a, b) => compare(nameAt(a), nameAt(b));
}

/** Merge sort in slices; ordinals that are known to be in order are one of the runs. */
export function* nameOrder(names: readonly string[], locale: string, inOrder: readonly number[]): Sliced<NameOrder> {
  const compare = comparing(locale, (ordinal) => names[ordinal] ?? '');
  const isInOrder = new Set(inOrder);
  const fresh = Array.from(names.keys()).filter((ordinal) => !isInOrder.has(ordinal));
  let runs: (readonly number[])[] = [inOrder];
  for (let at = 0; at < fresh.length; at += namesPerRun) {
    runs.push(fresh.slice(at, at + namesPerRun).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: (readonly number[])[] = [];
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = merged;
  }
  return yield* ranked(Uint32Array.from(runs[0] ?? []), names.length, compare);
}

type Renamed = {
  /** The ordinals that are called differently now, or that came. */
  readonly renamed: readonly number[];
  readonly gone: readonly number[];
  /** Of all ordinals, gone ones included. */
  readonly size: number;
  readonly locale: string;
  readonly nameAt: (ordinal: number) => string;
};

/** The order after some products were renamed: only these are compared with others. */
export function* changedOrder(before: NameOrder, { renamed, gone, size, locale, nameAt }: Renamed): Sliced<NameOrder> {
  const compare = comparing(locale, nameAt);
  const [isRenamed, isGone] = [new Set(renamed), new Set(gone)];
  const others = before.sorted.filter((ordinal) => !isRenamed.has(ordinal) && !isGone.has(ordinal));
  const sorted = new Uint32Array(others.length + renamed.length);
  let [read, written] = [0, 0];
  for (const ordinal of renamed.toSorted(compare)) {
    const at = positionOf(ordinal, others, compare);
    sorted.set(others.subarray(read, at), written);
    written += at - read;
    sorted[written] = ordinal;
    written += 1;
    read = at;
  }
  sorted.set(others.subarray(read), written);
  const { ranks } = before;
  return yield* ranked(sorted, size, (a, b) => (isRenamed.has(a) || isRenamed.has(b) ? compare(a, b) : (ranks[a] ?? 0) - (ranks[b] ?? 0)));
}

/** Behind those that are not greater. */
function positionOf(ordinal: number, others: Uint32Array, compare: Compare): number {
  let [low, high] = [0, others.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(others[middle] ?? 0, ordinal) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function* ranked(sorted: Uint32Array, size: number, compare: Compare): Sliced<NameOrder> {
  const ranks = new Uint32Array(size);
  let rank = 0;
  for (let at = 0; at < sorted.length; at += 1) {
    const ordinal = sorted[at] ?? 0;
    if (at > 0 && compare(sorted[at - 1] ?? 0, ordinal) !== 0) rank += 1;
    ranks[ordinal] = rank;
    if (at % comparisonsPerSlice === comparisonsPerSlice - 1) yield;
  }
  return { ranks, sorted };
}

function* merge(a: readonly number[], b: readonly number[], compare: Compare): Sliced<readonly number[]> {
  const merged: number[] = [];
  let [left, right] = [0, 0];
  for (; left < a.length && right < b.length;) {
    const [one = 0, other = 0] = [a[left], b[right]];
    if (compare(one, other) <= 0) {
      merged.push(one);
      left += 1;
    } else {
      merged.push(other);
      right += 1;
    }
    if (merged.length % comparisonsPerSlice === 0) yield;
  }
  for (; left < a.length; left += 1) merged.push(a[left] ?? 0);
  for (; right < b.length; right += 1) merged.push(b[right] ?? 0);
  return merged;
}
