import { runAtOnce, type Sliced } from '#kernel/memory/slices.ts';
import type { CatalogueView, ProductSource } from '#modules/catalog/index.ts';
import { capturedNames, listsCaptured, type CapturedIndex } from './capture-index.ts';
import { changeIndex } from './change-index.ts';
import { axesOf, planOf } from './facets.ts';
import { IndexArrays } from './index-arrays.ts';
import { inMenuOrder } from './menu-order.ts';
import { nameOf, nameOrder, type NameOrder } from './name-order.ts';
import { ordinalsById } from './ordinals-by-id.ts';
import { listedSource, ProductIndex } from './product-index.ts';
import { shareArrays } from './share-arrays.ts';
import { SortOrders } from './sort-orders.ts';
import { staticValues, type StaticValues } from './static-values.ts';

export type IndexOptions = {
  readonly view: CatalogueView;
  readonly now: number;
  /** Average of the reviews in per cent. */
  readonly ratingOf: (productId: number) => number;
  /** How shoppers know a branch. */
  readonly branchName?: ((code: string) => string) | undefined;
  /** The index of the previous catalogue: what did not change is reused. */
  readonly previous?: ProductIndex | undefined;
  /** Of any view: equal arrays are shared. */
  readonly others?: readonly ProductIndex[];
  /** The index of the same catalogue and stock at an earlier time. */
  readonly captured?: CapturedIndex | undefined;
};

const productsPerSlice = 500;

export const createProductIndex = (options: IndexOptions): ProductIndex => runAtOnce(productIndexInSlices(options));

export function* productIndexInSlices(options: IndexOptions): Sliced<ProductIndex> {
  const { view, now, ratingOf, branchName = String, previous, captured } = options;
  const restored = captured && (yield* restoreIndex(options, captured));
  if (restored) return restored;
  const changed = previous && (yield* changeIndex(options, previous));
  if (changed) return changed;
  const sources = yield* inMenuOrder(view.listed(), view.tree.root);
  const plan = planOf(view, axesOf(sources));
  const arrays = new IndexArrays(sources.length, plan.valueCount, sharedValues(yield* staticValues(sources, plan, view), options));
  const ids = Uint32Array.from(sources, ({ record }) => record.id);
  const ordinalOf = ordinalsById(ids);
  const names = yield* nameOrder(sources.map(nameOf), view.scope.locale, orderedBefore(previous, sources, ordinalOf));
  const orders = SortOrders.of({ ids, sources, names, arrays, ordinalOf });
  const index = new ProductIndex({ view, ids, plan, orders, arrays, ordinalOf, ratingOf, branchName, now });
  for (let ordinal = 0; ordinal < ids.length; ordinal += 1) {
    index.reindex(ordinal);
    if (ordinal % productsPerSlice === productsPerSlice - 1) yield;
  }
  index.updateValidity();
  return index;
}

/** What was captured, with the ratings of now; times that have passed are caught up with at the first query. */
function* restoreIndex(options: IndexOptions, captured: CapturedIndex): Sliced<ProductIndex | undefined> {
  const { view, ratingOf, branchName = String } = options;
  if (!listsCaptured(captured, view)) return undefined;
  const { ids } = captured;
  const sources = Array.from(ids, (id) => listedSource(view, id));
  const plan = planOf(view, axesOf(sources.filter((source) => source !== undefined)));
  if (plan.valueCount !== captured.valueCount) return undefined;
  yield;
  const ordinalOf = ordinalsById(ids);
  const arrays = new IndexArrays(ids.length, plan.valueCount, sharedValues(captured.staticValues, options));
  const names: NameOrder = capturedNames(captured, ordinalOf);
  const orders = SortOrders.of({ ids, sources, names, arrays, ordinalOf });
  const index = new ProductIndex({ view, ids, plan, orders, arrays, ordinalOf, ratingOf, branchName, now: captured.now });
  arrays.restore(captured.arrays, captured.ratings);
  for (const [ordinal, id] of ids.entries()) if (Math.round(ratingOf(id)) !== captured.ratings[ordinal]) index.reindex(ordinal);
  index.updateValidity();
  return index;
}

const sharedValues = (values: StaticValues, { others = [] }: IndexOptions): StaticValues =>
  shareArrays(
    values,
    others.map(({ arrays }) => arrays.staticValues),
  );

/** The ordinals of products that are called as before, in the order of their names. Variants are called by their options, too. */
function orderedBefore(
  previous: ProductIndex | undefined,
  sources: readonly ProductSource[],
  ordinalOf: ProductIndex['ordinalOf'],
): readonly number[] {
  if (!previous || previous.view.catalogue.options !== sources[0]?.view.catalogue.options) return [];
  const { products } = previous.view.catalogue;
  return Array.from(previous.orders.names.sorted).flatMap((before) => {
    const id = previous.ids[before] ?? 0;
    const ordinal = ordinalOf(id);
    return ordinal !== undefined && sources[ordinal]?.record === products.get(id) ? ordinal : [];
  });
}
