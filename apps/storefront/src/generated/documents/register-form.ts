/* eslint-disable */
import type { RegisterFormMutation, RegisterFormMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RegisterFormDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RegisterForm($input: CreateCustomerWithAddressInput!) { createCustomerWithAddress(input: $input) { token } }`) as unknown as TypedDocumentString<RegisterFormMutation, RegisterFormMutationVariables>;
