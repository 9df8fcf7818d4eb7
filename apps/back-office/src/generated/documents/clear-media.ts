/* eslint-disable */
import type { ClearMediaMutation, ClearMediaMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ClearMediaDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ClearMedia($key: ID!) { clearMedia(key: $key) { __typename ... on Refusal { code message } } }`, { hash: '28a43f20af4ef6c4d45d49c58ad6a7a7abd0b721b6ef52ed4e58d139f1517f3f' }) as unknown as TypedDocumentString<ClearMediaMutation, ClearMediaMutationVariables>;
