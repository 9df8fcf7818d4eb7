import type { CatalogueView } from '#modules/catalog/index.ts';
import type { IndexParts } from './product-index.ts';
import type { NameOrder } from './name-order.ts';
import type { ProductIndex } from './product-index.ts';
import type { StaticValues } from './static-values.ts';

/** The arrays of an index that stock, time and reviews change. */
export type ChangingArrays = {
  readonly priced: Uint32Array;
  readonly inStock: Uint32Array;
  readonly cents: Int32Array;
  readonly productValues: Uint16Array | Uint32Array;
  readonly unitValues: Uint32Array;
  readonly blocks: Uint32Array;
  readonly bounds: Uint32Array;
  readonly validFrom: Float64Array;
  readonly validUntil: Float64Array;
};

export type CapturedIndex = {
  /** Product ids by ordinal; also of products that were listed once. */
  readonly ids: Uint32Array;
  readonly valueCount: number;
  readonly staticValues: StaticValues;
  readonly nameRanks: Uint32Array;
  /** Product ids in the order of their names. */
  readonly namesSorted: Uint32Array;
  readonly arrays: ChangingArrays;
  /** By ordinal, in whole per cent. */
  readonly ratings: Int32Array;
  /** When its prices and dates were looked at. */
  readonly now: number;
};

/** A copy, which later changes leave alone. What no change writes into is not copied. */
export function captureIndex(index: ProductIndex): CapturedIndex {
  const { ids, plan, arrays, orders } = index;
  const copied = Object.entries(arrays.changing()).map(([name, numbers]) => [name, numbers.slice()]);
  return {
    ids,
    valueCount: plan.valueCount,
    staticValues: arrays.staticValues,
    nameRanks: orders.names.ranks,
    namesSorted: orders.names.sorted.map((ordinal) => ids[ordinal] ?? 0),
    arrays: Object.fromEntries(copied) as ChangingArrays,
    ratings: arrays.ratings.slice(),
    now: index.now,
  };
}

/** Whether the view lists what was captured, and nothing else. */
export function listsCaptured({ ids }: CapturedIndex, view: CatalogueView): boolean {
  const captured = new Set(ids);
  return view.listing.ids.every((id) => captured.has(id));
}

export const capturedNames = ({ nameRanks, namesSorted }: CapturedIndex, ordinalOf: IndexParts['ordinalOf']): NameOrder => ({
  ranks: nameRanks,
  sorted: namesSorted.map((id) => ordinalOf(id) ?? 0),
});
