/* eslint-disable */
import type { LoadSearchQuery, LoadSearchQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LoadSearchDocument = /*#__PURE__*/ new TypedDocumentString(`query LoadSearch($search: String!) { products(search: $search, pageSize: 1) { total_count search_suggestions { query_text results_count } search_recommendations { query_text } suggestions { search } items { sku url_key url_suffix } } blogPosts(filter: {search: {like: $search}}, pageSize: 3) { items { identifier title } } faq(pageSize: 50) { items { items { faq_id question short_answer } } } }`) as unknown as TypedDocumentString<LoadSearchQuery, LoadSearchQueryVariables>;
