/* eslint-disable */
import type { TryFiltersQuery, TryFiltersQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const TryFiltersDocument = /*#__PURE__*/ new TypedDocumentString(`query TryFilters($search: String, $filter: ProductAttributeFilterInput!) { products(search: $search, filter: $filter, pageSize: 1) { total_count ...ListingFiltersProducts } } fragment ListingFiltersProducts on Products { aggregations { attribute_code label is_range min_value max_value options { value label count swatch_data { type value } } } }`) as unknown as TypedDocumentString<TryFiltersQuery, TryFiltersQueryVariables>;
