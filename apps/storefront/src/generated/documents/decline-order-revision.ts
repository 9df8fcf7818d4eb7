/* eslint-disable */
import type { DeclineOrderRevisionMutation, DeclineOrderRevisionMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const DeclineOrderRevisionDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeclineOrderRevision($token: String!) { declineOrderRevision(token: $token) { revision { state } } }`) as unknown as TypedDocumentString<DeclineOrderRevisionMutation, DeclineOrderRevisionMutationVariables>;
