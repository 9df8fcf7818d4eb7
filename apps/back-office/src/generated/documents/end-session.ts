/* eslint-disable */
import type { EndSessionMutation, EndSessionMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const EndSessionDocument = /*#__PURE__*/ new TypedDocumentString(`mutation EndSession($id: ID!) { endSession(id: $id) }`, { hash: '67188c8e2ce8c2ea48c1bd4d57c0a8a15dc811c26d6565548a58888de31ab5fc' }) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
