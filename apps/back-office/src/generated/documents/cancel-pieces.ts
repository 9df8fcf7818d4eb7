/* eslint-disable */
import type { CancelPiecesMutation, CancelPiecesMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CancelPiecesDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CancelPieces($input: CancelPiecesInput!) { cancelPieces(input: $input) { ...OrderAnswer } } fragment OrderAnswer on OrderResult { __typename ... on Order { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: '51542fb1ebd149c0df9ab6abe07fec0bd3625154660571cf4fe08eb973f8ec5a' }) as unknown as TypedDocumentString<CancelPiecesMutation, CancelPiecesMutationVariables>;
