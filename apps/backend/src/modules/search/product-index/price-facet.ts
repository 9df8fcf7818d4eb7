import type { Bitset } from './bitset.ts';
import type { FacetCounting } from './count-facets.ts';
import type { Selection } from './selection.ts';

export type PriceBucket = { readonly fromEuros: number; readonly toEuros: number; readonly count: number };
export type PriceFacet = { readonly lowestCents: number; readonly highestCents: number; readonly buckets: readonly PriceBucket[] };

/** The finest step Magento's automatic one divides prices into. */
const finestStep = 10;

/** Bounds without the price filter, and the products per step of price; undefined when there are no products. */
export function countPrices(selection: Selection, counting: FacetCounting): PriceFacet | undefined {
  const all = pricesOf(selection, selection.without('price'));
  if (all.length === 0) return undefined;
  const [lowestCents, highestCents] = bounds(all);
  const counted = counting === 'disjunctive' ? all : pricesOf(selection, selection.all());
  return { lowestCents, highestCents, buckets: bucketsOf(counted, counted === all ? [lowestCents, highestCents] : bounds(counted)) };
}

let scratch = new Int32Array(0);

/** The prices in a scratch buffer, valid until the next call. */
function pricesOf({ index: { cents } }: Selection, { blocks, firstBlock, endBlock }: Bitset): Int32Array {
  if (scratch.length < cents.length) scratch = new Int32Array(cents.length);
  let length = 0;
  for (let block = firstBlock; block < endBlock; block += 1) {
    for (let rest = blocks[block] ?? 0; rest !== 0; rest &= rest - 1) {
      scratch[length] = cents[(block << 5) + 31 - Math.clz32(rest & -rest)] ?? 0;
      length += 1;
    }
  }
  return scratch.subarray(0, length);
}

function bounds(prices: Int32Array): readonly [lowest: number, highest: number] {
  let [lowest, highest] = [prices[0] ?? 0, 0];
  for (let i = 0; i < prices.length; i += 1) {
    const price = prices[i] ?? 0;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  }
  return [lowest, highest];
}

/** Magento's automatic step: a power of ten of the highest price, ten times finer as long as everything falls into one step. */
function bucketsOf(prices: Int32Array, [lowest, highest] = bounds(prices)): readonly PriceBucket[] {
  if (prices.length === 0) return [];
  let step = Math.max(finestStep, 10 ** (String(Math.floor(highest / 100)).length - 1));
  while (step > finestStep && bucketOf(lowest, step) === bucketOf(highest, step)) step /= 10;
  const first = bucketOf(lowest, step);
  const counts = new Uint32Array(bucketOf(highest, step) - first + 1);
  const [stepCents, firstCents] = [step * 100, first * step * 100];
  for (let i = 0; i < prices.length; i += 1) {
    // Never negative, so truncating rounds down.
    const bucket = (((prices[i] ?? 0) - firstCents) / stepCents) | 0;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  const buckets: PriceBucket[] = [];
  for (const [bucket, count] of counts.entries()) {
    if (count > 0) buckets.push({ fromEuros: (first + bucket) * step, toEuros: (first + bucket + 1) * step, count });
  }
  return buckets;
}

const bucketOf = (cents: number, step: number): number => Math.floor(cents / (step * 100));
