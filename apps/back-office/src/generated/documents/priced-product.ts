/* eslint-disable */
import type { PricedProductQuery, PricedProductQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PricedProductDocument = /*#__PURE__*/ new TypedDocumentString(`query PricedProduct($sku: ID!) { product(sku: $sku) { sku name type } }`, { hash: '96781543b8e4ac9dd8ea9c51563581d4e3c64de2a19c84a552df8225fc54347a' }) as unknown as TypedDocumentString<PricedProductQuery, PricedProductQueryVariables>;
