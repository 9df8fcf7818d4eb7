/* eslint-disable */
import type { RemoveBrandMutation, RemoveBrandMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RemoveBrandDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RemoveBrand($id: ID!, $version: Int!, $key: ID!) { removeBrand(id: $id, version: $version, key: $key) { __typename ... on BrandRemoved { id } ... on Refusal { code message field } } }`, { hash: 'a210fa9f862c82132b86f164c2d2ec8b5508f641dd2c0dbfe3d8dfd88b69d9d2' }) as unknown as TypedDocumentString<RemoveBrandMutation, RemoveBrandMutationVariables>;
