/* eslint-disable */
import type { SitemapCatalogueQuery, SitemapCatalogueQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SitemapCatalogueDocument = /*#__PURE__*/ new TypedDocumentString(`query SitemapCatalogue { storeConfig { cms_home_page cms_no_route } categories(pageSize: 1) { items { children { ...SitemapCategory children { ...SitemapCategory children { ...SitemapCategory } } } } } phisicalStores { items { url_key } } contentPaths { type id path } } fragment SitemapCategory on CategoryTree { uid url_path image }`) as unknown as TypedDocumentString<SitemapCatalogueQuery, SitemapCatalogueQueryVariables>;
