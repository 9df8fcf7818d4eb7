/* eslint-disable */
import type { SheetLeftQuery, SheetLeftQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SheetLeftDocument = /*#__PURE__*/ new TypedDocumentString(`query SheetLeft($run: ID!, $after: Int!, $state: BulkRowState!) { bulkRows(run: $run, after: $after, state: $state) { items { thing code message } next } }`, { hash: '033cd2c8b8fb227b74b292445be594ad1fb5d87fa9f689620b99324ec1bb295e' }) as unknown as TypedDocumentString<SheetLeftQuery, SheetLeftQueryVariables>;
