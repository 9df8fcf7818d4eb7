/* eslint-disable */
import type { RestoreCartMutation, RestoreCartMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RestoreCartDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RestoreCart($hash: String!) { restoreCartFromOrder(hash: $hash) { id } }`) as unknown as TypedDocumentString<RestoreCartMutation, RestoreCartMutationVariables>;
