/* eslint-disable */
import type { RemoveCategoryMutation, RemoveCategoryMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RemoveCategoryDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RemoveCategory($id: ID!, $version: Int!, $productsTo: ID, $key: ID!) { removeCategory(id: $id, version: $version, productsTo: $productsTo, key: $key) { __typename ... on CategoryRemoved { id products } ... on Refusal { code message field } } }`, { hash: '57b01c6c26c33d57329764a1f6038826cf4e4f0618c6071e6479e8fcc589a061' }) as unknown as TypedDocumentString<RemoveCategoryMutation, RemoveCategoryMutationVariables>;
