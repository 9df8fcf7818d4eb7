import { ordinalsOf } from './bitset.ts';
import type { FacetCounting } from './count-facets.ts';
import type { Selection } from './selection.ts';

export type PriceBucket = { readonly fromEuros: number; readonly toEuros: number; readonly count: number };
export type PriceFacet = { readonly lowestCents: number; readonly highestCents: number; readonly buckets: readonly PriceBucket[] };

/** The finest step Magento's automatic one divides prices into. */
const finestStep = 10;

/** Bounds without the price filter, and the products per step of price; undefined when there are no products. */
export function countPrices(selection: Selection, counting: FacetCounting): PriceFacet | undefined {
  const { cents } = selection.index;
  const unlimited = selection.without('price');
  let [lowestCents, highestCents] = [Infinity, -Infinity];
  for (const ordinal of ordinalsOf(unlimited)) {
    const price = cents[ordinal] ?? 0;
    if (price < lowestCents) lowestCents = price;
    if (price > highestCents) highestCents = price;
  }
  if (highestCents < lowestCents) return undefined;
  const counted = ordinalsOf(counting === 'disjunctive' ? unlimited : selection.all());
  return { lowestCents, highestCents, buckets: bucketsOf(Int32Array.from(counted, (ordinal) => cents[ordinal] ?? 0)) };
}

/** Magento's automatic step: a power of ten of the highest price, ten times finer as long as everything falls into one step. */
export function bucketsOf(prices: Int32Array): readonly PriceBucket[] {
  const highestEuros = Math.floor(prices.reduce((a, b) => Math.max(a, b), 0) / 100);
  let step = Math.max(finestStep, 10 ** (String(highestEuros).length - 1));
  let buckets = divide(prices, step);
  while (step > finestStep && buckets.length < 2) {
    step /= 10;
    buckets = divide(prices, step);
  }
  return buckets;
}

function divide(prices: Int32Array, step: number): readonly PriceBucket[] {
  const counts = new Map<number, number>();
  for (const price of prices) {
    const place = Math.floor(price / (step * 100));
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b).map(([place, count]) => ({ fromEuros: place * step, toEuros: (place + 1) * step, count }));
}
