/* eslint-disable */
import type { LogInWithPasskeyMutation, LogInWithPasskeyMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LogInWithPasskeyDocument = /*#__PURE__*/ new TypedDocumentString(`mutation LogInWithPasskey($response: JSON!) { logInWithPasskey(response: $response) { next factors } }`, { hash: '3d92592b7df1d4608af7a6f047f5379857021654a2bc9d376d7f0f0fef7c51a4' }) as unknown as TypedDocumentString<LogInWithPasskeyMutation, LogInWithPasskeyMutationVariables>;
