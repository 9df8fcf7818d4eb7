/* eslint-disable */
import type { CartCountQuery, CartCountQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CartCountDocument = /*#__PURE__*/ new TypedDocumentString(`query CartCount($id: String!) { cart(cart_id: $id) { summary_count } }`) as unknown as TypedDocumentString<CartCountQuery, CartCountQueryVariables>;
