/* eslint-disable */
import type { ImportRunsQuery, ImportRunsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ImportRunsDocument = /*#__PURE__*/ new TypedDocumentString(`query ImportRuns { bulkRuns(kinds: [catalogue, stock, redirects, translations]) { ...ImportRun } } fragment ImportRun on BulkRun { id kind fileName by state rows done created changed unchanged refused conflicts fileRows fileUnchanged ignoredColumns share problem createdAt endedAt undoOf isAgain undoneBy canCancel canApply canUndo waits }`, { hash: '3a130e4aaff99fd978a1c086e9fdb0b4e66abcfe1f00f4ae884dc117e4c50d5a' }) as unknown as TypedDocumentString<ImportRunsQuery, ImportRunsQueryVariables>;
