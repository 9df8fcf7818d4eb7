/* eslint-disable */
import type { CreateCategoryMutation, CreateCategoryMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CreateCategoryDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CreateCategory($parent: ID!, $names: [StoreText!]!, $key: ID!) { createCategory(parent: $parent, names: $names, key: $key) { __typename ... on CategorySaved { category { id } } ... on Refusal { code message field } } }`, { hash: 'f08f76a1cf16c1bb5500d7742b22846877e3630ac70ffa7767c724c7ab0a1723' }) as unknown as TypedDocumentString<CreateCategoryMutation, CreateCategoryMutationVariables>;
