/* eslint-disable */
import type { HomeBrandsQuery, HomeBrandsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const HomeBrandsDocument = /*#__PURE__*/ new TypedDocumentString(`query HomeBrands { brands(filter: {showInSlider: {eq: "1"}}, sort: {title: ASC}, pageSize: 100) { items { ...BrandStripBrand } } } fragment BrandStripBrand on Brand { id title urlKey logo }`) as unknown as TypedDocumentString<HomeBrandsQuery, HomeBrandsQueryVariables>;
