/* eslint-disable */
import type { SitemapBrandsQuery, SitemapBrandsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SitemapBrandsDocument = /*#__PURE__*/ new TypedDocumentString(`query SitemapBrands($page: Int!) { brands(pageSize: 100, currentPage: $page) { page_info { total_pages } items { urlKey logo } } }`) as unknown as TypedDocumentString<SitemapBrandsQuery, SitemapBrandsQueryVariables>;
