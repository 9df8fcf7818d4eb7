/* eslint-disable */
import type { UndoBulkMutation, UndoBulkMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const UndoBulkDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UndoBulk($id: ID!, $key: ID!) { undoBulk(id: $id, key: $key) { __typename ... on BulkRun { ...SheetRun } ... on Refusal { code message } } } fragment SheetRun on BulkRun { __typename id by state rows done changed unchanged refused conflicts createdAt undoOf isAgain undoneBy canCancel canUndo }`, { hash: '871c94184da47144ccd13c9cd8b16abb2e339d6fdb7723aca74c9eb4e91c5144' }) as unknown as TypedDocumentString<UndoBulkMutation, UndoBulkMutationVariables>;
