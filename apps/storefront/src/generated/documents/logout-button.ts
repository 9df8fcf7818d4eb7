/* eslint-disable */
import type { LogoutButtonMutation, LogoutButtonMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LogoutButtonDocument = /*#__PURE__*/ new TypedDocumentString(`mutation LogoutButton { revokeCustomerToken { result } }`) as unknown as TypedDocumentString<LogoutButtonMutation, LogoutButtonMutationVariables>;
