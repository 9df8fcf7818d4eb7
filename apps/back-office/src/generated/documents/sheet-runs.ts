/* eslint-disable */
import type { SheetRunsQuery, SheetRunsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SheetRunsDocument = /*#__PURE__*/ new TypedDocumentString(`query SheetRuns { bulkRuns { kind ...SheetRun } } fragment SheetRun on BulkRun { __typename id by state rows done changed unchanged refused conflicts createdAt undoOf undoneBy canCancel canUndo }`, { hash: '2297940c8ad1a66976f7e41089a1dbca9b6b093e1be4c21631ad224bf319f7d4' }) as unknown as TypedDocumentString<SheetRunsQuery, SheetRunsQueryVariables>;
