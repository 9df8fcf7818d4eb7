import type { FilterEqualTypeInput, InputMaybe, ProductAttributeFilterInput } from '@shop/contract';
import { inputError } from '#kernel/errors.ts';
import { decodeNumericUid } from '#kernel/ids.ts';
import { fromDecimal } from '#kernel/money.ts';
import type { CatalogueView, CategoryNode, ProductSource } from '#modules/catalog/index.ts';
import { equalValues } from '#modules/catalog/index.ts';
import { finderFilters } from './finder/finder-filters.ts';
import { createBitset, setBit, type Bitset } from './product-index/bitset.ts';
import { categoryFacet, type Facet } from './product-index/facets.ts';
import type { ProductIndex } from './product-index/product-index.ts';
import type { FacetFilter, Filters, PriceRange, BitsetFilter } from './product-index/selection.ts';

type Filter = ProductAttributeFilterInput;
type Equal = InputMaybe<FilterEqualTypeInput> | undefined;

/** The categories a filter names, by number, uid or path; undefined when it names none. Several ways of naming must all agree. */
export function filteredCategories(filter: Filter, { tree }: CatalogueView): readonly CategoryNode[] | undefined {
  const ways = [
    byValue(filter.category_id, (id) => (/^\d{1,15}$/.test(id) ? tree.byId.get(Number(id)) : undefined)),
    byValue(filter.category_uid, (uid) => tree.byId.get(decodeNumericUid(uid))),
    byValue(filter.category_url_path, (path) => tree.byUrlPath.get(path)),
  ].filter((nodes) => nodes !== undefined);
  return ways.length === 0 ? undefined : ways.reduce((a, b) => a.filter((node) => b.includes(node)));
}

function byValue(filter: Equal, find: (value: string) => CategoryNode | undefined): readonly CategoryNode[] | undefined {
  const values = filter ? equalValues(filter) : undefined;
  return values && [...values].flatMap((value) => find(value) ?? []);
}

/** A filter of the wire in the ids of an index; `textMatches` are the bitsets of search text and text filters. */
export function parseFilter(filter: Filter, index: ProductIndex, textMatches: readonly BitsetFilter[]): Filters {
  return {
    bitsets: [...textMatches, ...productKeyFilters(filter, index)],
    facets: [...categoryFilter(filter, index), ...facetFilters(filter, index), ...finderFilters(filter.partfinder ?? {}, index)],
    price: priceRange(filter),
  };
}

function categoryFilter(filter: Filter, { view, plan }: ProductIndex): readonly FacetFilter[] {
  const [nodes, facet] = [filteredCategories(filter, view), plan.byCode.get(categoryFacet)];
  if (!nodes || !facet) return [];
  return [facetFilter(facet, new Set(nodes.map(({ record }) => String(record.id))))];
}

/** Every key that is a facet of this view; what this shop does not have says nothing. */
function facetFilters(filter: Filter, { plan }: ProductIndex): readonly FacetFilter[] {
  return Object.entries(filter).flatMap(([code, condition]) => {
    const facet = code === categoryFacet ? undefined : plan.byCode.get(code);
    const values = facet && condition ? equalValues(condition as FilterEqualTypeInput) : undefined;
    return facet && values ? [facetFilter(facet, values)] : [];
  });
}

const facetFilter = (facet: Facet, values: ReadonlySet<string>): FacetFilter => ({
  key: facet,
  valueIds: [...values].flatMap((value) => facet.valueIds.get(value) ?? []),
  isVariant: facet.isVariant,
});

function productKeyFilters(filter: Filter, index: ProductIndex): readonly Bitset[] {
  const { view } = index;
  return [
    productKeyFilter(filter.sku, index, (sku) => view.sourceBySku(sku)),
    productKeyFilter(filter.url_key, index, (urlKey) => view.sourceByUrlKey(urlKey)),
  ].filter((bits) => bits !== undefined);
}

function productKeyFilter(filter: Equal, index: ProductIndex, find: (value: string) => ProductSource | undefined): Bitset | undefined {
  const values = filter ? equalValues(filter) : undefined;
  if (!values) return undefined;
  const bits = createBitset(index.size);
  for (const value of values) {
    const source = find(value);
    const ordinal = source && index.ordinalOf(source.record.id);
    if (ordinal !== undefined) setBit(bits, ordinal, true);
  }
  return bits;
}

function priceRange({ price }: Filter): PriceRange | undefined {
  if (!price || (typeof price.from !== 'string' && typeof price.to !== 'string')) return undefined;
  return { fromCents: parseAmount(price.from) ?? 0, toCents: parseAmount(price.to) ?? Infinity };
}

function parseAmount(text: InputMaybe<string> | undefined): number | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  if (!/^\d{1,9}(\.\d{1,4})?$/.test(text)) throw inputError(`"${text.slice(0, 40)}" is not an amount.`);
  return fromDecimal(Number(text));
}
