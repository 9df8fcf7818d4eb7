/* eslint-disable */
import type { ApplySheetMutation, ApplySheetMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ApplySheetDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ApplySheet($upload: ID!, $key: ID!) { applySheet(upload: $upload, key: $key) { __typename ... on BulkRun { ...SheetRun } ... on Refusal { code message } } } fragment SheetRun on BulkRun { __typename id by state rows done changed unchanged refused conflicts createdAt undoOf undoneBy canCancel canUndo }`, { hash: '451d6d477b666227cfc0beacf7bd8112b2e45ef233240f863a6442bfedb6ccd7' }) as unknown as TypedDocumentString<ApplySheetMutation, ApplySheetMutationVariables>;
