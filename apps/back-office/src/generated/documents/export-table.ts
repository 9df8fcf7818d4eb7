/* eslint-disable */
import type { ExportTableMutation, ExportTableMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ExportTableDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ExportTable($kind: ImportKind!, $key: ID!) { exportTable(kind: $kind, key: $key) { __typename ... on Download { id fileName } ... on Refusal { code message } } }`, { hash: '9bbe8804e88acbf04124f54e073e4427e33e9cce2323e855142b6eaa77c5c8c2' }) as unknown as TypedDocumentString<ExportTableMutation, ExportTableMutationVariables>;
