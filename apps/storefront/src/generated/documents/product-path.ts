/* eslint-disable */
import type { ProductPathQuery, ProductPathQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ProductPathDocument = /*#__PURE__*/ new TypedDocumentString(`query ProductPath($sku: String!) { products(filter: {sku: {eq: $sku}}, pageSize: 1) { items { url_key url_suffix } } }`) as unknown as TypedDocumentString<ProductPathQuery, ProductPathQueryVariables>;
