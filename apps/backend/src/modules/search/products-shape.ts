import type { AggregationsFilterInput, InputMaybe, Language, LayerFilter } from '@shop/contract';
import { productParent } from '#modules/catalog/index.ts';
import { aggregationShapes, finderShapes, type FacetShape } from './aggregation-shape.ts';
import type { Listing } from './find-listing.ts';
import type { FacetCounting } from './listing/count-facets.ts';
import { searchRecommendations, searchSuggestions, spellingSuggestions } from './suggestions.ts';
import { sortFields } from './sort-fields.ts';
import type { TextSearch } from './text-search.ts';

/** The parent of Products; what costs something is computed when it is asked for. */
export type ProductsParent = {
  readonly items: readonly ReturnType<typeof productParent>[];
  readonly page_info: Listing['info'];
  readonly total_count: number;
  readonly sort_fields: ReturnType<typeof sortFields>;
  readonly listing: Listing;
  readonly text: TextSearch;
  readonly search: string;
  readonly isFinder: boolean;
};

type Options = { readonly language: Language; readonly text: TextSearch; readonly search: string; readonly isFinder?: boolean };

/** A page of products as the wire knows it. */
export const productsParent = (listing: Listing, { language, text, search, isFinder = false }: Options): ProductsParent => ({
  items: listing.items.map(productParent),
  page_info: listing.info,
  total_count: listing.total,
  sort_fields: sortFields(language, search !== ''),
  listing,
  text,
  search,
  isFinder,
});

type AggregationArguments = { readonly filter?: InputMaybe<AggregationsFilterInput> };

/** The fields of Products that are computed on request. */
export function productsFields(counting: FacetCounting) {
  const aggregations = ({ listing, isFinder }: ProductsParent, { filter }: AggregationArguments): readonly FacetShape[] => {
    if (isFinder) return finderShapes(listing.selection);
    return listing.total === 0 ? [] : aggregationShapes(listing.selection, counting, filter);
  };
  return {
    aggregations,
    filters: (parent: ProductsParent) => aggregations(parent, {}).map(layerFilter),
    search_suggestions: ({ text, search }: ProductsParent) => (search === '' ? [] : searchSuggestions(text, search)),
    search_recommendations: ({ text, search }: ProductsParent) => (search === '' ? [] : searchRecommendations(text, search)),
    suggestions: ({ text, search, total_count: total }: ProductsParent) =>
      search === '' || total > 0 ? [] : spellingSuggestions(text, search),
  };
}

/** The same data in the words of older clients. */
function layerFilter({ attribute_code: code, label, options }: FacetShape): LayerFilter {
  const items = options.map((option) => {
    const item = { items_count: option.count ?? null, label: option.label ?? null, value_string: option.value };
    const swatch = option.swatch_data;
    return swatch ? { typename: 'SwatchLayerFilterItem', ...item, swatch_data: swatch } : { typename: 'LayerFilterItem', ...item };
  });
  return { name: label ?? null, request_var: code, filter_items_count: items.length, filter_items: items };
}
