/* eslint-disable */
import type { RefundAgainMutation, RefundAgainMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RefundAgainDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RefundAgain($order: String!, $refund: ID!, $key: ID!) { refundAgain(order: $order, refund: $refund, key: $key) { ...OrderAnswer } } fragment OrderAnswer on OrderResult { __typename ... on Order { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: '63091951d53178e0eef55b97750b4336341a517470ac8b54de653f8568774697' }) as unknown as TypedDocumentString<RefundAgainMutation, RefundAgainMutationVariables>;
