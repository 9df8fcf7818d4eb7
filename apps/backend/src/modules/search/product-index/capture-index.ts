import type { CatalogueView, ProductSource } from '#modules/catalog/index.ts';
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
  /** Product ids by ordinal. */
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
  const { sources, plan, staticValues, orders } = index;
  const copied = Object.entries(index.changingArrays()).map(([name, numbers]) => [name, numbers.slice()]);
  return {
    ids: Uint32Array.from(sources, ({ record }) => record.id),
    valueCount: plan.valueCount,
    staticValues,
    nameRanks: orders.names.ranks,
    namesSorted: Uint32Array.from(orders.names.sorted, ({ id }) => id),
    arrays: Object.fromEntries(copied) as ChangingArrays,
    ratings: Int32Array.from(orders.values('rating_summary')),
    now: index.now,
  };
}

/** The products in the order of what was captured; undefined when the view shows others. */
export function capturedSources({ ids }: CapturedIndex, view: CatalogueView): readonly ProductSource[] | undefined {
  const sources: ProductSource[] = [];
  for (const id of ids) {
    const source = view.source(id);
    if (source?.record.isVisible) sources.push(source);
  }
  return sources.length === ids.length && ids.length === view.listed.length ? sources : undefined;
}

export const capturedNames = ({ nameRanks, namesSorted }: CapturedIndex, view: CatalogueView): NameOrder => ({
  ranks: nameRanks,
  sorted: Array.from(namesSorted).flatMap((id) => view.catalogue.products.get(id) ?? []),
});
