import type { Sliced } from '#kernel/memory/slices.ts';
import type { CatalogueView, ProductRecord, ProductSource } from '#modules/catalog/index.ts';
import { unitRecords } from '#modules/catalog/index.ts';
import { branchFacet, categoryFacet, valueIdsOf, type Facet, type FacetPlan } from './facets.ts';
import { blocksFor, unitValueHeader, ValueIdListBuilder, type ValueIdLists } from './value-id-lists.ts';

/** Facet values that only a change of the catalogue changes, neither stock nor time; and the offsets that follow from them. */
export type StaticValues = {
  /** Per product: its categories, and values that do not depend on its variants. */
  readonly productValues: ValueIdLists;
  /** Per unit: the values of variant facets. */
  readonly unitValues: ValueIdLists;
  /** The units of product n are `unitOffsets[n]` up to `unitOffsets[n + 1]`. */
  readonly unitOffsets: Uint32Array;
  /** Where `ProductIndex.productValues` of product n lie, up to `productValueOffsets[n + 1]`. */
  readonly productValueOffsets: Uint32Array;
  /** Where `ProductIndex.unitValues` of product n lie, with space for every value its units can have. */
  readonly unitValueOffsets: Uint32Array;
};

const productsPerSlice = 500;
/** Sale, new and rating: one value each. */
const flagValueCount = 3;

export function* staticValues(sources: readonly ProductSource[], plan: FacetPlan, view: CatalogueView): Sliced<StaticValues> {
  const attributeFacets = plan.facets.filter(({ attribute }) => attribute);
  const [ofProducts, ofVariants] = [
    attributeFacets.filter((facet) => !facet.isVariant),
    attributeFacets.filter((facet) => facet.isVariant),
  ];
  const branches = plan.byCode.get(branchFacet)?.values.length ?? 0;
  const categories = yield* categoryValueIds(sources, view, plan);
  const [productValues, unitValues] = [new ValueIdListBuilder(plan.valueCount), new ValueIdListBuilder(plan.valueCount)];
  const createOffsets = (): Uint32Array => new Uint32Array(sources.length + 1);
  const [unitOffsets, productValueOffsets, unitValueOffsets] = [createOffsets(), createOffsets(), createOffsets()];
  for (const [ordinal, source] of sources.entries()) {
    const { record } = source;
    const units = unitRecords(source);
    const own = productValueIds(ofProducts, record, units, categories.get(record.id) ?? []);
    productValues.push(own);
    const distinct = new Set<number>();
    for (const unit of units) {
      const valueIds = unitValueIds(ofVariants, record, unit);
      unitValues.push(valueIds);
      for (const valueId of valueIds) distinct.add(valueId);
    }
    unitOffsets[ordinal + 1] = unitValues.count;
    productValueOffsets[ordinal + 1] = (productValueOffsets[ordinal] ?? 0) + own.length + flagValueCount;
    unitValueOffsets[ordinal + 1] =
      (unitValueOffsets[ordinal] ?? 0) + unitValueHeader + (distinct.size + branches) * (1 + blocksFor(units.length));
    if (ordinal % productsPerSlice === productsPerSlice - 1) yield;
  }
  return { productValues: productValues.build(), unitValues: unitValues.build(), unitOffsets, productValueOffsets, unitValueOffsets };
}

/** Of few products each category is asked, of many it is read whole. */
function* categoryValueIds(
  sources: readonly ProductSource[],
  { tree, listing }: CatalogueView,
  { byCode }: FacetPlan,
): Sliced<Map<number, number[]>> {
  const byProduct = new Map<number, number[]>();
  const valueIds = byCode.get(categoryFacet)?.valueIds;
  const few = sources.length < listing.ids.length / 10 ? sources.map((source) => source.record.id) : undefined;
  for (const { record, products } of tree.byId.values()) {
    const valueId = valueIds?.get(String(record.id));
    if (valueId === undefined) continue;
    for (const id of few?.filter((one) => products.has(one)) ?? products.keys()) {
      const list = byProduct.get(id);
      if (list) list.push(valueId);
      else byProduct.set(id, [valueId]);
    }
    yield;
  }
  return byProduct;
}

function productValueIds(
  facets: readonly Facet[],
  record: ProductRecord,
  units: readonly ProductRecord[],
  categories: readonly number[],
): readonly number[] {
  const valueIds = new Set(categories);
  for (const facet of facets) {
    for (const valueId of valueIdsOf(facet, record)) valueIds.add(valueId);
    for (const unit of units) if (unit !== record) for (const valueId of valueIdsOf(facet, unit)) valueIds.add(valueId);
  }
  return [...valueIds];
}

/** An attribute a variant does not have is inherited from its product. */
function unitValueIds(facets: readonly Facet[], record: ProductRecord, unit: ProductRecord): readonly number[] {
  return facets.flatMap((facet) => valueIdsOf(facet, facet.code in unit.attributes ? unit : record));
}
