/* eslint-disable */
import type { CountListingQuery, CountListingQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CountListingDocument = /*#__PURE__*/ new TypedDocumentString(`query CountListing($search: String, $filter: ProductAttributeFilterInput!) { products(search: $search, filter: $filter, pageSize: 1) { total_count } }`) as unknown as TypedDocumentString<CountListingQuery, CountListingQueryVariables>;
