/* eslint-disable */
import type { ShortPickMutation, ShortPickMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ShortPickDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ShortPick($input: ShortPickInput!) { shortPick(input: $input) { ...OrderAnswer } } fragment OrderAnswer on OrderResult { __typename ... on Order { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: 'e291550a04ea0ddebb731fdaae261c2b8b54e5e00b5ed4d5a02350945fd03827' }) as unknown as TypedDocumentString<ShortPickMutation, ShortPickMutationVariables>;
