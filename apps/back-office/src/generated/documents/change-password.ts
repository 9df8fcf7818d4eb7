/* eslint-disable */
import type { ChangePasswordMutation, ChangePasswordMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ChangePasswordDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ChangePassword($password: String!) { changePassword(password: $password) { next } }`, { hash: '9976442a5782ba740fdd152f6e8b1bb40a94f41ebd00c44378872916d769063f' }) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
