import { binarySearch } from '#kernel/memory/binary-search.ts';
import { runAtOnce, type Sliced } from '#kernel/memory/slices.ts';
import type { CatalogueView, ProductSource } from '#modules/catalog/index.ts';
import { capturedNames, capturedSources, type CapturedIndex } from './capture-index.ts';
import { changeIndex } from './change-index.ts';
import { planOf } from './facets.ts';
import { inMenuOrder } from './menu-order.ts';
import { ProductIndex } from './product-index.ts';
import { shareArrays } from './share-arrays.ts';
import { createSortOrders } from './sort-orders.ts';
import { staticValues } from './static-values.ts';

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
  const { view, now, ratingOf, branchName = String, previous, others = [], captured } = options;
  const restored = captured && (yield* restoreIndex(options, captured));
  if (restored) return restored;
  const changed = previous && (yield* changeIndex(options, previous));
  if (changed) return changed;
  const sources = yield* inMenuOrder(view.listed, view.tree.root);
  const plan = planOf(view, sources);
  const shared = shareArrays(
    yield* staticValues(sources, plan, view),
    others.map((other) => other.staticValues),
  );
  const ordinalOf = ordinalsById(sources);
  // Variants are called by their options, too.
  const previousNames = previous?.view.catalogue.options === view.catalogue.options ? previous?.orders.names : undefined;
  const orders = yield* createSortOrders({ sources, locale: view.scope.locale, previousNames, ordinalOf });
  const index = new ProductIndex({ view, sources, plan, staticValues: shared, orders, ordinalOf, ratingOf, branchName, now });
  for (let ordinal = 0; ordinal < sources.length; ordinal += 1) {
    index.reindex(ordinal);
    if (ordinal % productsPerSlice === productsPerSlice - 1) yield;
  }
  index.updateValidity();
  return index;
}

/** What was captured, with the ratings of now; times that have passed are caught up with at the first query. */
function* restoreIndex(options: IndexOptions, captured: CapturedIndex): Sliced<ProductIndex | undefined> {
  const { view, ratingOf, branchName = String, others = [] } = options;
  const sources = capturedSources(captured, view);
  if (!sources) return undefined;
  const plan = planOf(view, sources);
  if (plan.valueCount !== captured.valueCount) return undefined;
  yield;
  const ordinalOf = ordinalsById(sources);
  const orders = yield* createSortOrders({ sources, locale: view.scope.locale, names: capturedNames(captured, view), ordinalOf });
  const values = shareArrays(
    captured.staticValues,
    others.map((other) => other.staticValues),
  );
  const index = new ProductIndex({ view, sources, plan, staticValues: values, orders, ordinalOf, ratingOf, branchName, now: captured.now });
  index.restore(captured);
  for (const [ordinal, { record }] of sources.entries()) {
    if (Math.round(ratingOf(record.id)) !== captured.ratings[ordinal]) index.reindex(ordinal);
  }
  index.updateValidity();
  return index;
}

/** Product id to ordinal. Two typed arrays take a fifth of the memory of a map, and each store view has them. */
function ordinalsById(sources: readonly ProductSource[]): (productId: number) => number | undefined {
  const ids = Uint32Array.from(sources, ({ record }) => record.id).sort();
  const ordinals = new Uint32Array(ids.length);
  for (const [ordinal, { record }] of sources.entries()) ordinals[binarySearch(ids, record.id) ?? 0] = ordinal;
  return (productId) => {
    const at = binarySearch(ids, productId);
    return at === undefined ? undefined : ordinals[at];
  };
}
