/* eslint-disable */
import type { HandOverMutation, HandOverMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const HandOverDocument = /*#__PURE__*/ new TypedDocumentString(`mutation HandOver($number: ID!, $code: String, $name: String, $key: ID!) { handOver(number: $number, code: $code, name: $name, key: $key) { ...OrderAnswer } } fragment OrderAnswer on OrderResult { __typename ... on Order { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: '930864997ee83a8e2bbf6ef9416c698c1f70ab495de475927b40ec6d3547a9c1' }) as unknown as TypedDocumentString<HandOverMutation, HandOverMutationVariables>;
