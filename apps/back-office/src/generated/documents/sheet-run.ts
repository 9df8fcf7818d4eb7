/* eslint-disable */
import type { SheetRunQuery, SheetRunQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SheetRunDocument = /*#__PURE__*/ new TypedDocumentString(`query SheetRun($id: ID!) { bulkRun(id: $id) { ...SheetRun } } fragment SheetRun on BulkRun { __typename id by state rows done changed unchanged refused conflicts createdAt undoOf isAgain undoneBy canCancel canUndo }`, { hash: 'b6f2ee820c7eab6294042ea4fc9c49b6a32a096fd4282d969f3e34b4c91cb9c7' }) as unknown as TypedDocumentString<SheetRunQuery, SheetRunQueryVariables>;
