/* eslint-disable */
import type { ImportRunStateQuery, ImportRunStateQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ImportRunStateDocument = /*#__PURE__*/ new TypedDocumentString(`query ImportRunState($id: ID!) { bulkRun(id: $id) { ...ImportRun } } fragment ImportRun on BulkRun { id kind fileName by state rows done created changed unchanged refused conflicts fileRows fileUnchanged ignoredColumns share problem createdAt endedAt undoOf undoneBy canCancel canApply canUndo waits }`, { hash: 'b68949624e74861d076041a273c3c4d225fd46168cb31384f45ae1254b2ff24d' }) as unknown as TypedDocumentString<ImportRunStateQuery, ImportRunStateQueryVariables>;
