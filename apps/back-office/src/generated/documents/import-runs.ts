/* eslint-disable */
import type { ImportRunsQuery, ImportRunsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ImportRunsDocument = /*#__PURE__*/ new TypedDocumentString(`query ImportRuns { bulkRuns(kinds: [catalogue, stock, redirects, translations]) { ...ImportRun } } fragment ImportRun on BulkRun { id kind fileName by state rows done created changed unchanged refused conflicts fileRows fileUnchanged ignoredColumns share problem createdAt endedAt undoOf undoneBy canCancel canApply canUndo waits }`, { hash: '00823e9358fa110bb81373aab6dc322fd89c7595cfd1a14496f8202799673625' }) as unknown as TypedDocumentString<ImportRunsQuery, ImportRunsQueryVariables>;
