/* eslint-disable */
import type { PasswordFormMutation, PasswordFormMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PasswordFormDocument = /*#__PURE__*/ new TypedDocumentString(`mutation PasswordForm($currentPassword: String!, $newPassword: String!) { changeCustomerPassword( currentPassword: $currentPassword newPassword: $newPassword ) { email } }`) as unknown as TypedDocumentString<PasswordFormMutation, PasswordFormMutationVariables>;
