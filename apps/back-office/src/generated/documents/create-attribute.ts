/* eslint-disable */
import type { CreateAttributeMutation, CreateAttributeMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CreateAttributeDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CreateAttribute($code: String!, $input: ProductInputKind!, $labels: [AttributeLabel!]!, $key: ID!) { createAttribute(code: $code, input: $input, labels: $labels, key: $key) { __typename ... on AttributeSaved { attribute { code } } ... on Refusal { code message field } } }`, { hash: '254d5a1b317a554bd868da14a7b05e24ea0710b1f0f1056fc5af9b71ca236ef6' }) as unknown as TypedDocumentString<CreateAttributeMutation, CreateAttributeMutationVariables>;
