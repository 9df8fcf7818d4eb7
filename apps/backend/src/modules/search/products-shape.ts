import type { AggregationsFilterInput, InputMaybe, Language, LayerFilter } from '@shop/contract';
import { productParent } from '#modules/catalog/index.ts';
import { aggregationShapes, finderShapes, type FacetShape } from './aggregation-shape.ts';
import type { ResultPage } from './find-products.ts';
import type { FacetCounting } from './product-index/count-facets.ts';
import { searchRecommendations, searchSuggestions, spellingSuggestions } from './suggestions.ts';
import { sortFields } from './sort-fields.ts';
import type { TextSearch } from './text-search.ts';

/** The parent of Products; what is expensive is computed lazily by its fields. */
export type ProductsParent = {
  readonly items: readonly ReturnType<typeof productParent>[];
  readonly page_info: ResultPage['info'];
  readonly total_count: number;
  readonly sort_fields: ReturnType<typeof sortFields>;
  readonly result: ResultPage;
  readonly text: TextSearch;
  readonly search: string;
  readonly isFinder: boolean;
};

type Options = { readonly language: Language; readonly text: TextSearch; readonly search: string; readonly isFinder?: boolean };

/** A page of products as the wire knows it. */
export const productsParent = (result: ResultPage, { language, text, search, isFinder = false }: Options): ProductsParent => ({
  items: result.items.map(productParent),
  page_info: result.info,
  total_count: result.total,
  sort_fields: sortFields(language, search !== ''),
  result,
  text,
  search,
  isFinder,
});

type AggregationArguments = { readonly filter?: InputMaybe<AggregationsFilterInput> };

export function productsFields(counting: FacetCounting) {
  const aggregations = ({ result, isFinder }: ProductsParent, { filter }: AggregationArguments): readonly FacetShape[] => {
    if (isFinder) return finderShapes(result.selection);
    return result.total === 0 ? [] : aggregationShapes(result.selection, counting, filter);
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

/** The same data under the names of older clients. */
function layerFilter({ attribute_code: code, label, options }: FacetShape): LayerFilter {
  const items = options.map((option) => {
    const item = { items_count: option.count ?? null, label: option.label ?? null, value_string: option.value };
    const swatch = option.swatch_data;
    return swatch ? { typename: 'SwatchLayerFilterItem', ...item, swatch_data: swatch } : { typename: 'LayerFilterItem', ...item };
  });
  return { name: label ?? null, request_var: code, filter_items_count: items.length, filter_items: items };
}
