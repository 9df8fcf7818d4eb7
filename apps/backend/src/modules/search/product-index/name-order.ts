import type { Sliced } from '#kernel/memory/slices.ts';
import type { ProductRecord, ProductSource } from '#modules/catalog/index.ts';

/** Names in the collation of a store view. */
export type NameOrder = {
  /** By ordinal; names that collate as equal have the same rank. */
  readonly ranks: Uint32Array;
  /** Records outlive a view, so that the next index need not sort what did not change. */
  readonly sorted: readonly ProductRecord[];
};

export const nameOf = ({ text, record }: ProductSource): string => text.name ?? record.sku;
/** Collation is slow: so many comparisons take a few milliseconds. */
const comparisonsPerSlice = 4_000;
const namesPerRun = 500;

/** Merge sort in slices; what the previous index has sorted is one of the runs. */
export function* nameOrder(sources: readonly ProductSource[], locale: string, previous: NameOrder | undefined): Sliced<NameOrder> {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const ordinals = new Map(sources.map(({ record }, ordinal) => [record, ordinal]));
  const reused = (previous?.sorted ?? []).flatMap((record) => sources[ordinals.get(record) ?? -1] ?? []);
  const isReused = new Set(reused);
  const fresh = sources.filter((source) => !isReused.has(source));
  let runs: (readonly ProductSource[])[] = [reused];
  for (let at = 0; at < fresh.length; at += namesPerRun) {
    runs.push(fresh.slice(at, at + namesPerRun).sort((a, b) => compare(nameOf(a), nameOf(b))));
    yield;
  }
  while (runs.length > 1) {
    const merged: (readonly ProductSource[])[] = [];
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = merged;
  }
  const sorted = runs[0] ?? [];
  const ranks = new Uint32Array(sources.length);
  let rank = 0;
  for (let at = 0; at < sorted.length; at += 1) {
    const [source, before] = [sorted[at], sorted[at - 1]];
    if (!source) continue;
    if (before && compare(nameOf(before), nameOf(source)) !== 0) rank += 1;
    ranks[ordinals.get(source.record) ?? 0] = rank;
    if (at % comparisonsPerSlice === comparisonsPerSlice - 1) yield;
  }
  return { ranks, sorted: sorted.map(({ record }) => record) };
}

function* merge(
  a: readonly ProductSource[],
  b: readonly ProductSource[],
  compare: (a: string, b: string) => number,
): Sliced<readonly ProductSource[]> {
  const merged: ProductSource[] = [];
  let [left, right] = [0, 0];
  while (left < a.length && right < b.length) {
    const [one, other] = [a[left], b[right]];
    if (!one || !other) break;
    if (compare(nameOf(one), nameOf(other)) <= 0) {
      merged.push(one);
      left += 1;
    } else {
      merged.push(other);
      right += 1;
    }
    if (merged.length % comparisonsPerSlice === 0) yield;
  }
  for (; left < a.length; left += 1) merged.push(a[left] as ProductSource);
  for (; right < b.length; right += 1) merged.push(b[right] as ProductSource);
  return merged;
}
