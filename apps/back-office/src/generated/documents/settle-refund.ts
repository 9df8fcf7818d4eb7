/* eslint-disable */
import type { SettleRefundMutation, SettleRefundMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SettleRefundDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SettleRefund($order: String!, $refund: ID!, $reason: String!, $key: ID!) { settleRefund(order: $order, refund: $refund, reason: $reason, key: $key) { ...OrderAnswer } } fragment OrderAnswer on OrderResult { __typename ... on Order { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: 'b802be8753afcc42f9daba6e36ef5f2ab225fd2f0f896df5863998ff57a863e2' }) as unknown as TypedDocumentString<SettleRefundMutation, SettleRefundMutationVariables>;
