/* eslint-disable */
import type { LoadListingFiltersQuery, LoadListingFiltersQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LoadListingFiltersDocument = /*#__PURE__*/ new TypedDocumentString(`query LoadListingFilters($search: String, $filter: ProductAttributeFilterInput!) { products(search: $search, filter: $filter, pageSize: 1) { ...ListingFiltersProducts } } fragment ListingFiltersProducts on Products { aggregations { attribute_code label is_range min_value max_value options { value label count swatch_data { type value } } } }`) as unknown as TypedDocumentString<LoadListingFiltersQuery, LoadListingFiltersQueryVariables>;
