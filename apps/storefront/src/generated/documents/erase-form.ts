/* eslint-disable */
import type { EraseFormMutation, EraseFormMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const EraseFormDocument = /*#__PURE__*/ new TypedDocumentString(`mutation EraseForm($password: String!) { eraseMyAccount(password: $password) }`) as unknown as TypedDocumentString<EraseFormMutation, EraseFormMutationVariables>;
