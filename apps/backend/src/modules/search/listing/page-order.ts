import type { CategoryNode } from '#modules/catalog/index.ts';
import type { SortStep } from '../sort-steps.ts';
import { count, currentOrdinals, has, type Bitset } from './bitset.ts';
import type { ListingIndex } from './listing-index.ts';
import type { OrderedKey } from './sort-orders.ts';

export type Ordering = {
  readonly steps: readonly SortStep[];
  /** The one category of the filter: positions are those in it. */
  readonly category: CategoryNode | undefined;
  /** By ordinal, with a search text. */
  readonly scores: Float32Array | undefined;
};

/** Ordinals of one page: `skip` products before it, at most `take` in it. */
export function pageOrdinals(index: ListingIndex, bits: Bitset, ordering: Ordering, skip: number, take: number): readonly number[] {
  const isShort = count(bits) * effortOfComparing < index.sources.length;
  const order = isShort ? undefined : readyOrder(index, ordering);
  if (!order) return firstOf(currentOrdinals(bits), columnsOf(index, ordering), skip + take).slice(skip);
  const page: number[] = [];
  let before = 0;
  for (let at = 0; at < order.list.length && page.length < take; at += 1) {
    const ordinal = order.list[order.isBackwards ? order.list.length - 1 - at : at] ?? 0;
    if (!has(bits, ordinal)) continue;
    if (before < skip) before += 1;
    else page.push(ordinal);
  }
  return page;
}

/** Comparing a product costs about this many steps through an order of all; a short list is sorted by itself. */
const effortOfComparing = 8;

type ReadyOrder = { readonly list: ArrayLike<number>; readonly isBackwards: boolean };

/** The kept order of a single key; equal products follow their id in the same direction, so one order read backwards is the other. */
function readyOrder(index: ListingIndex, { steps, category }: Ordering): ReadyOrder | undefined {
  const [first, second, ...more] = steps;
  if (!first || more.length > 0) return undefined;
  if (first.key === 'id') return { list: index.orders.ascending('id'), isBackwards: first.direction === 'DESC' };
  if (second?.key !== 'id' || first.key === 'relevance') return undefined;
  if (first.key === 'position') {
    return category && { list: index.orders.byPosition(category, first.direction), isBackwards: false };
  }
  if (second.direction !== first.direction) return undefined;
  return { list: index.orders.ascending(first.key), isBackwards: first.direction === 'DESC' };
}

/** What is compared first, second and so on; smaller comes first where the sign is 1. */
type Column = { readonly values: ArrayLike<number>; readonly sign: number };

const columnsOf = (index: ListingIndex, { steps, category, scores }: Ordering): readonly Column[] =>
  steps.map(({ key, direction }) => ({ values: valuesOf(index, key, category, scores), sign: direction === 'ASC' ? 1 : -1 }));

function compare(columns: readonly Column[], a: number, b: number): number {
  for (const { values, sign } of columns) {
    const order = (values[a] ?? 0) - (values[b] ?? 0);
    if (order !== 0) return sign * order;
  }
  return 0;
}

/** A list as long as this is filled one by one; a longer one is sorted. */
const shortList = 100;

/** The first ones in order. Of the first pages most products only lose one comparison against the last one on them. */
function firstOf(ordinals: Uint32Array, columns: readonly Column[], length: number): readonly number[] {
  if (length > shortList)
    return Array.from(
      ordinals
        .slice()
        .sort((a, b) => compare(columns, a, b))
        .subarray(0, length),
    );
  const { values = ordinals, sign = 1 } = columns[0] ?? {};
  const { values: others = values, sign: otherSign = sign } = columns[1] ?? {};
  const first: number[] = [];
  // What the last one on them has: many products fit a word equally well.
  let [worst, otherWorst] = [Infinity, Infinity];
  for (let at = 0; at < ordinals.length; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    const value = sign * (values[ordinal] ?? 0);
    if (value > worst || (value === worst && otherSign * (others[ordinal] ?? 0) > otherWorst)) continue;
    let place = first.length;
    while (place > 0 && compare(columns, ordinal, first[place - 1] ?? 0) < 0) place -= 1;
    if (place === length) continue;
    first.splice(place, 0, ordinal);
    if (first.length > length) first.pop();
    if (first.length < length) continue;
    const last = first[length - 1] ?? 0;
    worst = sign * (values[last] ?? 0);
    otherWorst = otherSign * (others[last] ?? 0);
  }
  return first;
}

function valuesOf(
  { orders, sources }: ListingIndex,
  key: OrderedKey | 'relevance' | 'position',
  category: CategoryNode | undefined,
  scores: Float32Array | undefined,
): ArrayLike<number> {
  if (key === 'relevance') return scores ?? new Float32Array(sources.length);
  if (key === 'position') return category ? orders.positions(category) : new Float32Array(sources.length);
  return orders.values(key);
}
