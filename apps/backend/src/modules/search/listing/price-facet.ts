import type { Bitset } from './bitset.ts';
import type { FacetCounting } from './count-facets.ts';
import type { Selection } from './selection.ts';

export type PriceBucket = { readonly fromEuros: number; readonly toEuros: number; readonly count: number };
export type PriceFacet = { readonly lowestCents: number; readonly highestCents: number; readonly buckets: readonly PriceBucket[] };

/** The finest step Magento's automatic one divides prices into. */
const finestStep = 10;

/** Bounds without the price filter, and the products per step of price; undefined when there are no products. */
export function countPrices(selection: Selection, counting: FacetCounting): PriceFacet | undefined {
  const unlimited = pricesOf(selection, selection.without('price'));
  if (unlimited.length === 0) return undefined;
  const [lowestCents, highestCents] = bounds(unlimited);
  const counted = counting === 'disjunctive' ? unlimited : pricesOf(selection, selection.all());
  return { lowestCents, highestCents, buckets: bucketsOf(counted, counted === unlimited ? [lowestCents, highestCents] : bounds(counted)) };
}

let room = new Int32Array(0);

/** The prices in room that is used again: they hold until the next call. */
function pricesOf({ index: { cents } }: Selection, { words, from, until }: Bitset): Int32Array {
  if (room.length < cents.length) room = new Int32Array(cents.length);
  let length = 0;
  for (let word = from; word < until; word += 1) {
    for (let rest = words[word] ?? 0; rest !== 0; rest &= rest - 1) {
      room[length] = cents[(word << 5) + 31 - Math.clz32(rest & -rest)] ?? 0;
      length += 1;
    }
  }
  return room.subarray(0, length);
}

function bounds(prices: Int32Array): readonly [lowest: number, highest: number] {
  let [lowest, highest] = [prices[0] ?? 0, 0];
  for (let place = 0; place < prices.length; place += 1) {
    const price = prices[place] ?? 0;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  }
  return [lowest, highest];
}

/** Magento's automatic step: a power of ten of the highest price, ten times finer as long as everything falls into one step. */
function bucketsOf(prices: Int32Array, [lowest, highest] = bounds(prices)): readonly PriceBucket[] {
  if (prices.length === 0) return [];
  let step = Math.max(finestStep, 10 ** (String(Math.floor(highest / 100)).length - 1));
  while (step > finestStep && placeOf(lowest, step) === placeOf(highest, step)) step /= 10;
  const first = placeOf(lowest, step);
  const counts = new Uint32Array(placeOf(highest, step) - first + 1);
  const [stepCents, firstCents] = [step * 100, first * step * 100];
  for (let at = 0; at < prices.length; at += 1) {
    // Not below zero, so that cutting off is rounding down.
    const place = (((prices[at] ?? 0) - firstCents) / stepCents) | 0;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const buckets: PriceBucket[] = [];
  for (const [place, count] of counts.entries()) {
    if (count > 0) buckets.push({ fromEuros: (first + place) * step, toEuros: (first + place + 1) * step, count });
  }
  return buckets;
}

const placeOf = (cents: number, step: number): number => Math.floor(cents / (step * 100));
