/* eslint-disable */
import type { ApplySheetMutation, ApplySheetMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ApplySheetDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ApplySheet($upload: ID!, $key: ID!) { applySheet(upload: $upload, key: $key) { __typename ... on BulkRun { ...SheetRun } ... on Refusal { code message } } } fragment SheetRun on BulkRun { __typename id by state rows done changed unchanged refused conflicts createdAt undoOf isAgain undoneBy canCancel canUndo }`, { hash: 'e8260cd7586f526224b50e009f373e0ced14c6a8471e9954564f5684efcf8f7c' }) as unknown as TypedDocumentString<ApplySheetMutation, ApplySheetMutationVariables>;
