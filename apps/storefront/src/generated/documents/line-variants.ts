/* eslint-disable */
import type { LineVariantsQuery, LineVariantsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LineVariantsDocument = /*#__PURE__*/ new TypedDocumentString(`query LineVariants($sku: String!) { products(filter: {sku: {eq: $sku}}, pageSize: 1) { items { __typename ... on ConfigurableProduct { configurable_options { label values { uid label } } variants { attributes { uid } product { sku stock_status } } } } } }`) as unknown as TypedDocumentString<LineVariantsQuery, LineVariantsQueryVariables>;
