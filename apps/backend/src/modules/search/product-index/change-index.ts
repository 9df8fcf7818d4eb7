import type { Sliced } from '#kernel/memory/slices.ts';
import { changedProducts, type CatalogueView, type ProductSource } from '#modules/catalog/index.ts';
import type { IndexOptions } from './build-index.ts';
import { canBeAxis, planOf, type FacetPlan } from './facets.ts';
import { IndexArrays } from './index-arrays.ts';
import { changedOrder, nameOf, type NameOrder } from './name-order.ts';
import { ordinalsById } from './ordinals-by-id.ts';
import { listedSource, ProductIndex } from './product-index.ts';
import { shareArrays } from './share-arrays.ts';
import { hasValues, paddedValues, spliceSegments, spliceValues } from './splice-values.ts';
import { staticValues, type StaticValues } from './static-values.ts';

/** What changed from one index to the next. */
type Changes = {
  /** Product ids by ordinal; those that were never listed stand at the end. */
  readonly ids: Uint32Array;
  readonly ordinalOf: ProductIndex['ordinalOf'];
  /** By ordinal, ascending. */
  readonly listed: ReadonlyMap<number, ProductSource>;
  /** Ordinals of products that are not listed any more. */
  readonly gone: readonly number[];
};

/** Products that are not listed any more cost time at every query: where so many are among as many, the index is built anew. */
const mostGone = 1 / 8;

/**
 * The index after some products changed, from the one before. Where they have the values they had, it goes on with the same arrays; else these
 * are copied around the changed products. Undefined where values are numbered anew, or too many products are gone.
 */
export function* changeIndex(options: IndexOptions, previous: ProductIndex): Sliced<ProductIndex | undefined> {
  const { view, ratingOf, branchName = String } = options;
  const changes = changesSince(previous, view);
  const plan = changes && planAfter(previous, view, changes);
  if (!changes || !plan) return undefined;
  yield;
  const { ids, ordinalOf, listed, gone } = changes;
  const ordinals = Array.from(listed.keys());
  const names = yield* namesAfter(previous, view, changes);
  const fresh = yield* staticValues(Array.from(listed.values()), plan, view);
  const isAlike = ids === previous.ids && hasValues(previous.arrays.staticValues, ordinals, fresh);
  const arrays = isAlike ? previous.arrays : yield* copiedArrays(previous, changes, fresh, options);
  const isTreeTheSame = view.tree === previous.view.tree;
  const orders = previous.orders.after(listed, { ids, names, arrays, ordinalOf, isTreeTheSame });
  const { now, validity } = previous;
  const index = new ProductIndex({ view, ids, plan, orders, arrays, ordinalOf, ratingOf, branchName, now, validity });
  // From here on without a pause: of two that write the same arrays one would be behind.
  if (isAlike) previous.leaveTo(index);
  else for (const ordinal of ordinals) if (ordinal < previous.size) previous.arrays.setBits(ordinal, false, arrays.valueBitsets);
  index.update([...ordinals, ...gone].map((ordinal) => ids[ordinal] ?? 0));
  return index;
}

/** Undefined when any product may have changed; in the view of before that is the stock. */
function changesSince(previous: ProductIndex, view: CatalogueView): Changes | undefined {
  if (view === previous.view) return undefined;
  const changed = changedProducts(previous.view.catalogue, view.catalogue);
  if (!changed) return undefined;
  const all = Array.from(changed, (id) => ({ id, source: listedSource(view, id) }));
  const added = all.flatMap(({ id, source }) => (source && previous.ordinalOf(id) === undefined ? id : []));
  const ids = added.length === 0 ? previous.ids : Uint32Array.from([...previous.ids, ...added]);
  if (ids.length - view.listing.ids.length > ids.length * mostGone) return undefined;
  const ordinalOf = ids === previous.ids ? previous.ordinalOf : ordinalsById(ids);
  const placed = all.flatMap(({ id, source }) => {
    const ordinal = ordinalOf(id);
    return ordinal === undefined ? [] : [{ ordinal, source }];
  });
  placed.sort((a, b) => a.ordinal - b.ordinal);
  return {
    ids,
    ordinalOf,
    listed: new Map(placed.flatMap(({ ordinal, source }) => (source ? [[ordinal, source]] : []))),
    gone: placed.flatMap(({ ordinal, source }) => (source ? [] : ordinal)),
  };
}

/** The same plan where nothing in it has changed: labels and other things are cached by it. */
function planAfter(previous: ProductIndex, view: CatalogueView, { listed, gone }: Changes): FacetPlan | undefined {
  const { axes } = previous.plan;
  const isNew = [...listed.values()].some(({ record }) => record.axes.some((axis) => canBeAxis(axis.attributeId, axes)));
  const left = [...listed.keys(), ...gone].flatMap((ordinal) => previous.source(ordinal)?.record.axes ?? []);
  const isLost = [...new Set(left.map(({ attributeId }) => attributeId))].some((attributeId) => !isChosenBy(attributeId, view));
  if (isNew || isLost) return undefined;
  const plan = planOf(view, axes);
  if (!isNumberedAlike(plan, previous.plan)) return undefined;
  return view.tree === previous.view.tree ? previous.plan : plan;
}

/** Whether the variants of any product are chosen by it: most often those of the first ones are. */
function isChosenBy(attributeId: number, { catalogue }: CatalogueView): boolean {
  for (const record of catalogue.products.listable())
    if (record.isEnabled && record.isVisible && record.axes.some((axis) => axis.attributeId === attributeId)) return true;
  return false;
}

const isNumberedAlike = (one: FacetPlan, other: FacetPlan): boolean =>
  one.facets.length === other.facets.length &&
  one.facets.every((facet, at) => {
    const before = other.facets[at];
    return (
      before?.code === facet.code &&
      before.isVariant === facet.isVariant &&
      before.values.length === facet.values.length &&
      before.values.every(({ value }, index) => value === facet.values[index]?.value)
    );
  });

function* namesAfter(previous: ProductIndex, view: CatalogueView, { ids, listed, gone }: Changes): Sliced<NameOrder> {
  const nameAt = (ordinal: number): string => {
    const source = listed.get(ordinal) ?? view.source(ids[ordinal] ?? 0);
    return source ? nameOf(source) : '';
  };
  const renamed = Array.from(listed.keys()).filter((ordinal) => {
    const before = previous.source(ordinal);
    return !before || nameOf(before) !== nameAt(ordinal);
  });
  const { names } = previous.orders;
  if (renamed.length + gone.length === 0) return names;
  return yield* changedOrder(names, { renamed, gone, size: ids.length, locale: view.scope.locale, nameAt });
}

/** Copies with space for the changed products, and without what they were. */
function* copiedArrays(
  { arrays: before }: ProductIndex,
  { ids, listed }: Changes,
  fresh: StaticValues,
  { others = [] }: IndexOptions,
): Sliced<IndexArrays> {
  const ordinals = Array.from(listed.keys());
  const known = paddedValues(before.staticValues, ids.length);
  const values = shareArrays(
    spliceValues(known, ordinals, fresh),
    others.map(({ arrays }) => arrays.staticValues),
  );
  yield;
  const arrays = new IndexArrays(ids.length, before.valueCount, values);
  yield;
  const emptied = (offsets: Uint32Array): ReadonlyMap<number, ArrayLike<number>> =>
    new Map(ordinals.map((ordinal) => [ordinal, new Uint32Array((offsets[ordinal + 1] ?? 0) - (offsets[ordinal] ?? 0))]));
  const changing = before.changing();
  arrays.restore(
    {
      ...changing,
      productValues: spliceSegments(changing.productValues, known.productValueOffsets, emptied(values.productValueOffsets)),
      unitValues: spliceSegments(changing.unitValues, known.unitValueOffsets, emptied(values.unitValueOffsets)),
    },
    before.ratings,
  );
  return arrays;
}
