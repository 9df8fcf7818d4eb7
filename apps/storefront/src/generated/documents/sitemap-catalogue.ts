/* eslint-disable */
import type { SitemapCatalogueQuery, SitemapCatalogueQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SitemapCatalogueDocument = /*#__PURE__*/ new TypedDocumentString(`query SitemapCatalogue { categories(pageSize: 1) { items { children { ...SitemapCategory children { ...SitemapCategory children { ...SitemapCategory } } } } } brands(pageSize: 100) { items { urlKey logo } } phisicalStores { items { url_key } } contentPaths { type id path } blogPosts(pageSize: 100, sort: ["DESC"]) { items { post_id identifier featured_image update_time } } } fragment SitemapCategory on CategoryTree { uid url_path image }`) as unknown as TypedDocumentString<SitemapCatalogueQuery, SitemapCatalogueQueryVariables>;
