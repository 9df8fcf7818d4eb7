/* eslint-disable */
import type { ForgotPasswordFormMutation, ForgotPasswordFormMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ForgotPasswordFormDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ForgotPasswordForm($email: String!) { requestPasswordResetEmail(email: $email) }`) as unknown as TypedDocumentString<ForgotPasswordFormMutation, ForgotPasswordFormMutationVariables>;
