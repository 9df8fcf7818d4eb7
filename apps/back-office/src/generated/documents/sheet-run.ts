/* eslint-disable */
import type { SheetRunQuery, SheetRunQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SheetRunDocument = /*#__PURE__*/ new TypedDocumentString(`query SheetRun($id: ID!) { bulkRun(id: $id) { ...SheetRun } } fragment SheetRun on BulkRun { __typename id by state rows done changed unchanged refused conflicts createdAt undoOf undoneBy canCancel canUndo }`, { hash: 'e0de60f57be30cdb91eea2cc24adc00c112af91c06779b48d16b1a564a6c8623' }) as unknown as TypedDocumentString<SheetRunQuery, SheetRunQueryVariables>;
