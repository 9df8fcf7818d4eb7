/* eslint-disable */
import type { RegisterReturnMutation, RegisterReturnMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RegisterReturnDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RegisterReturn($input: ReturnInput!) { registerReturn(input: $input) { ...ReturnAnswer } } fragment ReturnAnswer on ReturnResult { __typename ... on Return { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: '011aed31e295e724d009740b1567573571edd6844ae2c921d6e1d716bd18c61f' }) as unknown as TypedDocumentString<RegisterReturnMutation, RegisterReturnMutationVariables>;
