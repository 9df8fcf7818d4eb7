/* eslint-disable */
import type { RetryPaymentMutation, RetryPaymentMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RetryPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RetryPayment($hash: String!, $method: SetPaymentMethodMethodInput!) { retryPayment(hash: $hash, payment_method: $method) { redirect_url order { number hash } } }`) as unknown as TypedDocumentString<RetryPaymentMutation, RetryPaymentMutationVariables>;
