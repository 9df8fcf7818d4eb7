/* eslint-disable */
import type { LoadBrandsQuery, LoadBrandsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LoadBrandsDocument = /*#__PURE__*/ new TypedDocumentString(`query LoadBrands { brands(filter: {showInSlider: {eq: "1"}}, sort: {title: ASC}, pageSize: 100) { items { ...BrandCardBrand } } } fragment BrandCardBrand on Brand { id title urlKey logo short_description }`) as unknown as TypedDocumentString<LoadBrandsQuery, LoadBrandsQueryVariables>;
