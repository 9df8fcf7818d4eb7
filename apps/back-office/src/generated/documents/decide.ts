/* eslint-disable */
import type { DecideMutation, DecideMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const DecideDocument = /*#__PURE__*/ new TypedDocumentString(`mutation Decide($request: ID!, $approve: Boolean!, $reason: String, $key: ID!) { decide(request: $request, approve: $approve, reason: $reason, key: $key) { __typename ... on ApprovalRequest { id state reason } ... on Refusal { code message } } }`, { hash: '59fa1e1e7c366f346ba43380acc3ad23dc7f670c71087d6dfe8e18947e9b29a5' }) as unknown as TypedDocumentString<DecideMutation, DecideMutationVariables>;
