/* eslint-disable */
import type { LoadAllBrandsQuery, LoadAllBrandsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LoadAllBrandsDocument = /*#__PURE__*/ new TypedDocumentString(`query LoadAllBrands($currentPage: Int!) { brands(sort: {title: ASC}, pageSize: 100, currentPage: $currentPage) { page_info { total_pages } items { ...BrandCardBrand } } } fragment BrandCardBrand on Brand { id title urlKey logo short_description }`) as unknown as TypedDocumentString<LoadAllBrandsQuery, LoadAllBrandsQueryVariables>;
