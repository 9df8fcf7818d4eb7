/* eslint-disable */
import type { ImportRowsQuery, ImportRowsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ImportRowsDocument = /*#__PURE__*/ new TypedDocumentString(`query ImportRows($run: ID!, $after: Int!, $state: BulkRowState) { bulkRows(run: $run, after: $after, state: $state) { items { line thing view state changes { field before after } conflicts { path theirs mine } code message } next } }`, { hash: '4a8dc285ad140907c1ded6406448e6f047b159f9b3bc0bf56a7bf2f68b28f858' }) as unknown as TypedDocumentString<ImportRowsQuery, ImportRowsQueryVariables>;
