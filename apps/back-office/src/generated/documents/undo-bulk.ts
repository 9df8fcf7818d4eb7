/* eslint-disable */
import type { UndoBulkMutation, UndoBulkMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const UndoBulkDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UndoBulk($id: ID!, $key: ID!) { undoBulk(id: $id, key: $key) { __typename ... on BulkRun { ...SheetRun } ... on Refusal { code message } } } fragment SheetRun on BulkRun { __typename id by state rows done changed unchanged refused conflicts createdAt undoOf undoneBy canCancel canUndo }`, { hash: 'c174dafac3048bfaa6a93b44209104729998cdb6056834ad906924540f849549' }) as unknown as TypedDocumentString<UndoBulkMutation, UndoBulkMutationVariables>;
