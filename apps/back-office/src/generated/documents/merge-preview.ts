/* eslint-disable */
import type { MergePreviewQuery, MergePreviewQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const MergePreviewDocument = /*#__PURE__*/ new TypedDocumentString(`query MergePreview($winner: ID!, $loser: ID!) { mergePreview(winner: $winner, loser: $loser) { __typename ... on MergePreview { winner { ...MergeSide } loser { ...MergeSide } moves { what count } warnings undoUntil } ... on Refusal { code message } } } fragment MergeSide on MergeSide { version newsletter customer { id name email } }`, { hash: '180e4fce5c20348c6c9ee8765655631641a3c65e73eed5560a504d01fcd0388f' }) as unknown as TypedDocumentString<MergePreviewQuery, MergePreviewQueryVariables>;
