/* eslint-disable */
import type { ConfirmOrderRevisionMutation, ConfirmOrderRevisionMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ConfirmOrderRevisionDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ConfirmOrderRevision($token: String!, $method: SetPaymentMethodMethodInput) { confirmOrderRevision(token: $token, payment_method: $method) { redirect_url } }`) as unknown as TypedDocumentString<ConfirmOrderRevisionMutation, ConfirmOrderRevisionMutationVariables>;
