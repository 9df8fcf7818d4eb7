/* eslint-disable */
import type { ProductSearchMatchQuery, ProductSearchMatchQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ProductSearchMatchDocument = /*#__PURE__*/ new TypedDocumentString(`query ProductSearchMatch($sku: ID!, $text: String!, $store: String!) { productSearchMatch(sku: $sku, text: $text, store: $store) { rank found corrected words { text isOptional kind terms fields score } sizes phraseScore popularity score } }`, { hash: '118a2d7ffb2cfb9c7e8e29c305ddbdb591a795e06e847ecd98b1dbcc51e84a85' }) as unknown as TypedDocumentString<ProductSearchMatchQuery, ProductSearchMatchQueryVariables>;
