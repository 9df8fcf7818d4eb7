import type { CategoryNode } from '#modules/catalog/index.ts';
import type { SortStep } from '../sort-steps.ts';
import { countBits, hasBit, scratchOrdinals, type Bitset } from './bitset.ts';
import type { ProductIndex } from './product-index.ts';
import type { OrderedKey } from './sort-orders.ts';

export type SortSpec = {
  readonly steps: readonly SortStep[];
  /** The one category of the filter: positions are those in it. */
  readonly category: CategoryNode | undefined;
  /** By ordinal, with a search text. */
  readonly scores: Float32Array | undefined;
};

/** The ordinals of one page of a sorted result: `skip` products before it, at most `take` in it. */
export function sortedPage(index: ProductIndex, bits: Bitset, sort: SortSpec, skip: number, take: number): readonly number[] {
  const isSmall = countBits(bits) * costOfComparing < index.size;
  const order = isSmall ? undefined : precomputedOrder(index, sort);
  if (!order) return topK(scratchOrdinals(bits), sortColumns(index, sort), skip + take).slice(skip);
  const page: number[] = [];
  let skipped = 0;
  for (let at = 0; at < order.ordinals.length && page.length < take; at += 1) {
    const ordinal = order.ordinals[order.isReversed ? order.ordinals.length - 1 - at : at] ?? 0;
    if (!hasBit(bits, ordinal)) continue;
    if (skipped < skip) skipped += 1;
    else page.push(ordinal);
  }
  return page;
}

/** Comparing a product costs about this many steps through a precomputed order of all products; measured. */
const costOfComparing = 8;

type PrecomputedOrder = { readonly ordinals: ArrayLike<number>; readonly isReversed: boolean };

/** The order of a single key; equal products follow their id in the same direction, so descending is ascending reversed. */
function precomputedOrder(index: ProductIndex, { steps, category }: SortSpec): PrecomputedOrder | undefined {
  const [first, second, ...more] = steps;
  if (!first || more.length > 0) return undefined;
  if (first.key === 'id') return { ordinals: index.orders.ascending('id'), isReversed: first.direction === 'DESC' };
  if (second?.key !== 'id' || first.key === 'relevance') return undefined;
  if (first.key === 'position') {
    return category && { ordinals: index.orders.byPosition(category, first.direction), isReversed: false };
  }
  if (second.direction !== first.direction) return undefined;
  return { ordinals: index.orders.ascending(first.key), isReversed: first.direction === 'DESC' };
}

/** One sort key of every product; smaller comes first where the sign is 1. */
type Column = { readonly values: ArrayLike<number>; readonly sign: number };

const sortColumns = (index: ProductIndex, { steps, category, scores }: SortSpec): readonly Column[] =>
  steps.map(({ key, direction }) => ({ values: valuesOf(index, key, category, scores), sign: direction === 'ASC' ? 1 : -1 }));

function compare(columns: readonly Column[], a: number, b: number): number {
  for (const { values, sign } of columns) {
    const order = (values[a] ?? 0) - (values[b] ?? 0);
    if (order !== 0) return sign * order;
  }
  return 0;
}

/** Up to this many the top is found by insertion; beyond it everything is sorted. */
const maxInsertion = 100;

/** The first `k` in order. For the first pages most products lose their one comparison with the last of the top. */
function topK(ordinals: Uint32Array, columns: readonly Column[], k: number): readonly number[] {
  if (k > maxInsertion)
    return Array.from(
      ordinals
        .slice()
        .sort((a, b) => compare(columns, a, b))
        .subarray(0, k),
    );
  const { values = ordinals, sign = 1 } = columns[0] ?? {};
  const { values: others = values, sign: otherSign = sign } = columns[1] ?? {};
  const top: number[] = [];
  // The second key as well: many products have equal scores.
  let [worst, otherWorst] = [Infinity, Infinity];
  for (let at = 0; at < ordinals.length; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    const value = sign * (values[ordinal] ?? 0);
    if (value > worst || (value === worst && otherSign * (others[ordinal] ?? 0) > otherWorst)) continue;
    let rank = top.length;
    while (rank > 0 && compare(columns, ordinal, top[rank - 1] ?? 0) < 0) rank -= 1;
    if (rank === k) continue;
    top.splice(rank, 0, ordinal);
    if (top.length > k) top.pop();
    if (top.length < k) continue;
    const last = top[k - 1] ?? 0;
    worst = sign * (values[last] ?? 0);
    otherWorst = otherSign * (others[last] ?? 0);
  }
  return top;
}

function valuesOf(
  { orders, size }: ProductIndex,
  key: OrderedKey | 'relevance' | 'position',
  category: CategoryNode | undefined,
  scores: Float32Array | undefined,
): ArrayLike<number> {
  if (key === 'relevance') return scores ?? new Float32Array(size);
  if (key === 'position') return category ? orders.positions(category) : new Float32Array(size);
  return orders.values(key);
}
