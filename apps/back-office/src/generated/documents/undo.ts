/* eslint-disable */
import type { UndoMutation, UndoMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const UndoDocument = /*#__PURE__*/ new TypedDocumentString(`mutation Undo($entry: ID!, $key: ID!) { undo(entry: $entry, key: $key) { __typename ... on Undone { of } ... on Refusal { code message } ... on EditConflict { fields { path theirs by at } } ... on WaitsForApproval { request { id } } } }`, { hash: 'd102c2e48a6b6dc2f8baa95a21ac46ee2ff914b18ee3d391ae442658b914274f' }) as unknown as TypedDocumentString<UndoMutation, UndoMutationVariables>;
