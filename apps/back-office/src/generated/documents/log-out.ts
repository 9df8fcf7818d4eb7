/* eslint-disable */
import type { LogOutMutation, LogOutMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LogOutDocument = /*#__PURE__*/ new TypedDocumentString(`mutation LogOut { logOut }`, { hash: '0b6e62ffaa90081b102c4c41011f06f64be899efbe92bd33767bc7ac725ce107' }) as unknown as TypedDocumentString<LogOutMutation, LogOutMutationVariables>;
