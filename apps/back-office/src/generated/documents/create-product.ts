/* eslint-disable */
import type { CreateProductMutation, CreateProductMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CreateProductDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CreateProduct($input: NewProductInput!) { createProduct(input: $input) { __typename ... on ProductSaved { product { sku } } ... on Refusal { code message field } } }`, { hash: 'ba4cb444f92c5ff95df084fdaeef383a2144fd93167e20f1a6d4121f08227fce' }) as unknown as TypedDocumentString<CreateProductMutation, CreateProductMutationVariables>;
