/* eslint-disable */
import type { DeletePaymentTokenMutation, DeletePaymentTokenMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const DeletePaymentTokenDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeletePaymentToken($hash: String!) { deletePaymentToken(public_hash: $hash) { result } }`) as unknown as TypedDocumentString<DeletePaymentTokenMutation, DeletePaymentTokenMutationVariables>;
