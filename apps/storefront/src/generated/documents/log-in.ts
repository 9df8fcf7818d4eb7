/* eslint-disable */
import type { LogInMutation, LogInMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LogInDocument = /*#__PURE__*/ new TypedDocumentString(`mutation LogIn($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }`) as unknown as TypedDocumentString<LogInMutation, LogInMutationVariables>;
