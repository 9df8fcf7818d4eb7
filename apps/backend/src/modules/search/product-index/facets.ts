import { maxVariantFilters } from './match-units.ts';
import type { AttributeRecord, CatalogueView, CategoryNode, OptionRecord, ProductRecord, ProductSource } from '#modules/catalog/index.ts';

/** One value of a facet. The values of all facets are numbered consecutively: a value id is the facet's `firstValueId` plus the index in it. */
export type FacetValue = {
  /** As filters and aggregations write it. */
  readonly value: string;
  readonly option: OptionRecord | undefined;
  readonly node: CategoryNode | undefined;
};

export type Facet = {
  readonly code: string;
  readonly attribute: AttributeRecord | undefined;
  /** A variant attribute: only units that can be bought have the value, and several such filters must be passed by one variant. */
  readonly isVariant: boolean;
  readonly firstValueId: number;
  readonly values: readonly FacetValue[];
  readonly valueIds: ReadonlyMap<string, number>;
};

export type FacetPlan = {
  readonly facets: readonly Facet[];
  readonly byCode: ReadonlyMap<string, Facet>;
  readonly valueCount: number;
  /** The attributes that variants are chosen by. */
  readonly axes: ReadonlySet<number>;
};

export const categoryFacet = 'category_uid';
export const saleFacet = 'sale';
export const newFacet = 'new';
export const ratingFacet = 'rating_summary';
/** Its values are the codes of the branches that have the product in stock. */
export const branchFacet = 'filiaal';

/** Branches are a variant facet, too, and the finder has two variant filters. */
const maxVariantFacets = maxVariantFilters - 3;
const yesNo: readonly FacetValue[] = ['1', '0'].map((value) => ({ value, option: undefined, node: undefined }));

/** Whole per cent, so that the index of a rating is the rating. */
const ratings: readonly FacetValue[] = Array.from({ length: 101 }, (_, percent) => ({
  value: String(percent),
  option: undefined,
  node: undefined,
}));

/** The facets of a view: categories, the filterable attributes in their order, branches, reductions, novelties, ratings. */
export function planOf(view: CatalogueView, axes: ReadonlySet<number>): FacetPlan {
  const { catalogue, tree } = view;
  const facets: Facet[] = [];
  let valueCount = 0;
  const add = (code: string, values: readonly FacetValue[], attribute?: AttributeRecord): void => {
    const valueIds = new Map(values.map(({ value }, index) => [value, valueCount + index]));
    const isVariant = code === branchFacet || (attribute !== undefined && axes.has(attribute.id));
    facets.push({ code, attribute, isVariant, firstValueId: valueCount, values, valueIds });
    valueCount += values.length;
  };
  add(
    categoryFacet,
    [...tree.byId.values()].map((node) => ({ value: String(node.record.id), option: undefined, node })),
  );
  for (const attribute of catalogue.attributes) {
    if (!attribute.isFilterable || attribute.input === 'text') continue;
    add(attribute.code, attribute.input === 'boolean' ? yesNo : attribute.options.map(optionValue), attribute);
  }
  const branches = view.stock().sources.filter(({ kind }) => kind === 'branch');
  add(
    branchFacet,
    branches.map(({ code }) => ({ value: code, option: undefined, node: undefined })),
  );
  add(saleFacet, yesNo);
  add(newFacet, yesNo);
  add(ratingFacet, ratings);
  return { facets, byCode: new Map(facets.map((facet) => [facet.code, facet])), valueCount, axes };
}

const optionValue = (option: OptionRecord): FacetValue => ({ value: String(option.id), option, node: undefined });

export function axesOf(sources: readonly ProductSource[]): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const { record } of sources) for (const { attributeId } of record.axes) if (ids.size < maxVariantFacets) ids.add(attributeId);
  return ids;
}

/** Whether an attribute would become one that variants are chosen by. */
export const canBeAxis = (attributeId: number, axes: ReadonlySet<number>): boolean =>
  !axes.has(attributeId) && axes.size < maxVariantFacets;

export function valueIdsOf(facet: Facet, record: ProductRecord): readonly number[] {
  const value = record.attributes[facet.code];
  if (value === undefined || typeof value === 'string') return [];
  const values = typeof value === 'boolean' ? [value ? '1' : '0'] : value.map(String);
  return values.flatMap((one) => facet.valueIds.get(one) ?? []);
}
