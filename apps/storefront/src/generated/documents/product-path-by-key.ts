/* eslint-disable */
import type { ProductPathByKeyQuery, ProductPathByKeyQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ProductPathByKeyDocument = /*#__PURE__*/ new TypedDocumentString(`query ProductPathByKey($key: String!) { products(filter: {url_key: {eq: $key}}, pageSize: 1) { items { url_key url_suffix } } }`) as unknown as TypedDocumentString<ProductPathByKeyQuery, ProductPathByKeyQueryVariables>;
