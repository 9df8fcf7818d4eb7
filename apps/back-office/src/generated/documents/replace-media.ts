/* eslint-disable */
import type { ReplaceMediaMutation, ReplaceMediaMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ReplaceMediaDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ReplaceMedia($id: ID!, $by: ID!, $key: ID!) { replaceMedia(id: $id, by: $by, key: $key) { __typename ... on MediaReplaced { places entry media { id name } } ... on Refusal { code message } } }`, { hash: '1369cb4d933230f89d22c48e9e649ce25662468359f76c7feb20f2321f209cf0' }) as unknown as TypedDocumentString<ReplaceMediaMutation, ReplaceMediaMutationVariables>;
