/* eslint-disable */
import type { RemovePasskeyMutation, RemovePasskeyMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RemovePasskeyDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RemovePasskey($id: ID!) { removePasskey(id: $id) }`, { hash: 'd58cbcf230325ca410a24807ad1b01cafa763a789fb2d48fd1f1f692ad9dc10b' }) as unknown as TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
