/* eslint-disable */
import type { ExportProductsMutation, ExportProductsMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ExportProductsDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ExportProducts($filter: ProductFilter, $tab: ProductTab, $search: String, $key: ID!) { exportProducts(filter: $filter, tab: $tab, search: $search, key: $key) { __typename ... on Download { id fileName } ... on Refusal { code message } } }`, { hash: '5d837d4370835b09cb49286f660f2dc4a198a6459178cb0bd766301fc2273a7c' }) as unknown as TypedDocumentString<ExportProductsMutation, ExportProductsMutationVariables>;
