/* eslint-disable */
import type { NoteOrderMutation, NoteOrderMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const NoteOrderDocument = /*#__PURE__*/ new TypedDocumentString(`mutation NoteOrder($input: NoteInput!) { noteOrder(input: $input) { ...OrderAnswer } } fragment OrderAnswer on OrderResult { __typename ... on Order { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: '2362aa1c56035872298ebfeb0686739704ace8ed8600e2bd882857f0efd1a25f' }) as unknown as TypedDocumentString<NoteOrderMutation, NoteOrderMutationVariables>;
