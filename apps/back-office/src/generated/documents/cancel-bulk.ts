/* eslint-disable */
import type { CancelBulkMutation, CancelBulkMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CancelBulkDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CancelBulk($id: ID!, $key: ID!) { cancelBulk(id: $id, key: $key) { __typename ... on BulkRun { ...SheetRun } ... on Refusal { code message } } } fragment SheetRun on BulkRun { __typename id by state rows done changed unchanged refused conflicts createdAt undoOf undoneBy canCancel canUndo }`, { hash: 'b53db2a36f4bb887d82c1ab1ed93678435f2e541c8e627dab5c4c89bdd3e9b8c' }) as unknown as TypedDocumentString<CancelBulkMutation, CancelBulkMutationVariables>;
