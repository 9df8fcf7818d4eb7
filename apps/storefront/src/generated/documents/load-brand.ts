/* eslint-disable */
import type { LoadBrandQuery, LoadBrandQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LoadBrandDocument = /*#__PURE__*/ new TypedDocumentString(`query LoadBrand($urlKey: String!) { brands(filter: {urlKey: {eq: $urlKey}}, limit: 15, page: 1) { items { ...BrandHeadingBrand } } storeConfig { brand_attribute } } fragment BrandHeadingBrand on Brand { id title urlKey option_id logo image image_focus { x y } short_description description meta_title meta_keywords meta_description category { name url_path } }`) as unknown as TypedDocumentString<LoadBrandQuery, LoadBrandQueryVariables>;
