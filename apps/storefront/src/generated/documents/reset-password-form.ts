/* eslint-disable */
import type { ResetPasswordFormMutation, ResetPasswordFormMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ResetPasswordFormDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ResetPasswordForm($email: String!, $token: String!, $password: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }`) as unknown as TypedDocumentString<ResetPasswordFormMutation, ResetPasswordFormMutationVariables>;
