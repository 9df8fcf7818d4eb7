/* eslint-disable */
import type { RestoreCartMutation, RestoreCartMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RestoreCartDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RestoreCart($hash: String!, $cart: String) { restoreCartFromOrder(hash: $hash, cart_id: $cart) { id restore_errors { code message } } }`) as unknown as TypedDocumentString<RestoreCartMutation, RestoreCartMutationVariables>;
