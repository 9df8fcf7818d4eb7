/* eslint-disable */
import type { ConfirmPaymentMutation, ConfirmPaymentMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ConfirmPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ConfirmPayment($input: OrderReasonInput!) { confirmPayment(input: $input) { ...OrderAnswer } } fragment OrderAnswer on OrderResult { __typename ... on Order { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: '301512b6e6363842058439c28e67198469d7703b3269c6478a92caed3e7231ac' }) as unknown as TypedDocumentString<ConfirmPaymentMutation, ConfirmPaymentMutationVariables>;
