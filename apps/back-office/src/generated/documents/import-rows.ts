/* eslint-disable */
import type { ImportRowsQuery, ImportRowsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ImportRowsDocument = /*#__PURE__*/ new TypedDocumentString(`query ImportRows($run: ID!, $after: Int!, $state: BulkRowState) { bulkRows(run: $run, after: $after, state: $state) { items { line thing view state changes { field before after } conflicts { path theirs mine } message } next } }`, { hash: 'a933ac6b9d48f18ab0108cbeb3f7dfa105f204e8e1f9a1acbcf8c3115c6027f8' }) as unknown as TypedDocumentString<ImportRowsQuery, ImportRowsQueryVariables>;
