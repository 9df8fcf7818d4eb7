/* eslint-disable */
import type { ImportRunStateQuery, ImportRunStateQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ImportRunStateDocument = /*#__PURE__*/ new TypedDocumentString(`query ImportRunState($id: ID!) { bulkRun(id: $id) { ...ImportRun } } fragment ImportRun on BulkRun { id kind fileName by state rows done created changed unchanged refused conflicts fileRows fileUnchanged ignoredColumns share problem createdAt endedAt undoOf isAgain undoneBy canCancel canApply canUndo waits }`, { hash: '2a3f82af94bd632add472d1e5bed26b0960e0a8b4461cdabcf7db2675748870d' }) as unknown as TypedDocumentString<ImportRunStateQuery, ImportRunStateQueryVariables>;
