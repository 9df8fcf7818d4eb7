/* eslint-disable */
import type { LogInMutation, LogInMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LogInDocument = /*#__PURE__*/ new TypedDocumentString(`mutation LogIn($email: String!, $password: String!) { logIn(email: $email, password: $password) { next factors } }`, { hash: '1d156af938ecaba67ba085e390c01f9781e07692692ce4da99cf2762db580ee9' }) as unknown as TypedDocumentString<LogInMutation, LogInMutationVariables>;
