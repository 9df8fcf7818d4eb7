/* eslint-disable */
import type { SheetRunsQuery, SheetRunsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SheetRunsDocument = /*#__PURE__*/ new TypedDocumentString(`query SheetRuns { bulkRuns { kind ...SheetRun } } fragment SheetRun on BulkRun { __typename id by state rows done changed unchanged refused conflicts createdAt undoOf isAgain undoneBy canCancel canUndo }`, { hash: '07c323b48619939089a26a4c989eda2e8d7575703828f89b18a177d42371fec3' }) as unknown as TypedDocumentString<SheetRunsQuery, SheetRunsQueryVariables>;
