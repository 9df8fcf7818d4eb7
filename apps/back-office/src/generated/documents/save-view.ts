/* eslint-disable */
import type { SaveViewMutation, SaveViewMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SaveViewDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SaveView($input: SaveViewInput!) { saveView(input: $input) { __typename ... on SavedView { id } ... on Refusal { code message } } }`, { hash: '271f8d25ec10cd18ed2dcf48bf24fd6c9b344d9bcfb165af6c2f5c175c4a6e6d' }) as unknown as TypedDocumentString<SaveViewMutation, SaveViewMutationVariables>;
