/* eslint-disable */
import type { CancelBulkMutation, CancelBulkMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CancelBulkDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CancelBulk($id: ID!, $key: ID!) { cancelBulk(id: $id, key: $key) { __typename ... on BulkRun { ...SheetRun } ... on Refusal { code message } } } fragment SheetRun on BulkRun { __typename id by state rows done changed unchanged refused conflicts createdAt undoOf isAgain undoneBy canCancel canUndo }`, { hash: 'd6ec07698b243d87305d1b374c8a82c236ebe3a1dcf15796b25261a0894fe5f4' }) as unknown as TypedDocumentString<CancelBulkMutation, CancelBulkMutationVariables>;
