/* eslint-disable */
import type { SitemapProductsQuery, SitemapProductsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SitemapProductsDocument = /*#__PURE__*/ new TypedDocumentString(`query SitemapProducts($page: Int!) { products(filter: {}, pageSize: 200, currentPage: $page) { page_info { total_pages } items { sku url_key url_suffix small_image { url } } } }`) as unknown as TypedDocumentString<SitemapProductsQuery, SitemapProductsQueryVariables>;
