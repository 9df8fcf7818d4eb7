/* eslint-disable */
import type { ResendMailMutation, ResendMailMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ResendMailDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ResendMail($order: String!, $mail: ID!, $key: ID!) { resendMail(order: $order, mail: $mail, key: $key) { ...OrderAnswer } } fragment OrderAnswer on OrderResult { __typename ... on Order { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: 'c23daa690530ba7ff70ef4ace7f7273f948f7a2a3def6b3f911a719dd71010c5' }) as unknown as TypedDocumentString<ResendMailMutation, ResendMailMutationVariables>;
