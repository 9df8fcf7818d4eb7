/* eslint-disable */
import type { SitemapProductsQuery, SitemapProductsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SitemapProductsDocument = /*#__PURE__*/ new TypedDocumentString(`query SitemapProducts($page: Int!, $size: Int!) { productPaths(pageSize: $size, currentPage: $page) { page_info { total_pages } items { id path picture } } }`) as unknown as TypedDocumentString<SitemapProductsQuery, SitemapProductsQueryVariables>;
