import type { PricePeriod } from '#modules/pricing/index.ts';
import { addMonths } from '#modules/pricing/index.ts';
import type { Catalogue, ProductRecord } from '../read-model/catalogue.ts';
import { stepwiseMonths } from '../read-model/catalogue-view.ts';
import { derived } from '../read-model/derived.ts';

/** The number of the period between two price or date boundaries a time is in: within one nothing changes by time alone. */
export function priceEpoch(catalogue: Catalogue, now: Date): number {
  const boundaries = boundariesOf(catalogue);
  const time = now.getTime();
  let [low, high] = [0, boundaries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((boundaries[middle] ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One that no product has any more does no harm. */
const boundariesOf = derived<Catalogue, Float64Array>(
  ({ products }) => boundariesAmong(products.values()),
  (before, changes) => {
    const fresh = boundariesAmong(changes.flatMap(({ after }) => after ?? []));
    const times = new Set([...before, ...fresh]);
    return times.size === before.length ? before : Float64Array.from(times).sort();
  },
);

function boundariesAmong(products: Iterable<ProductRecord>): Float64Array {
  const times = new Set<number>();
  const add = (time: number | undefined): void => void (time !== undefined && times.add(time));
  // Most products share their prices, or at least the periods of a view, with others.
  const seen = new Set<readonly PricePeriod[] | ProductRecord['prices']>();
  for (const { newFrom, newTo, prices } of products) {
    add(newFrom);
    add(newTo);
    if (seen.has(prices)) continue;
    seen.add(prices);
    for (const periods of Object.values(prices)) {
      if (seen.has(periods)) continue;
      seen.add(periods);
      for (const { from, to, kind } of periods) {
        add(from);
        add(to);
        if (kind === 'special') add(addMonths(from, stepwiseMonths));
      }
    }
  }
  return Float64Array.from(times).sort();
}
