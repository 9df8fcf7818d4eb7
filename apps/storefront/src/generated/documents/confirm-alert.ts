/* eslint-disable */
import type { ConfirmAlertMutation, ConfirmAlertMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ConfirmAlertDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ConfirmAlert($token: String!) { confirmProductAlert(token: $token) }`) as unknown as TypedDocumentString<ConfirmAlertMutation, ConfirmAlertMutationVariables>;
