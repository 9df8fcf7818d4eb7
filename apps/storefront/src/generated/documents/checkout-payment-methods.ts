/* eslint-disable */
import type { CheckoutPaymentMethodsQuery, CheckoutPaymentMethodsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CheckoutPaymentMethodsDocument = /*#__PURE__*/ new TypedDocumentString(`query CheckoutPaymentMethods($id: String!) { getPaymentMethods(cart_id: $id) { ...CheckoutPaymentMethod } } fragment CheckoutPaymentMethod on PaymentMethod { code label description is_pay_later needs_wallet additional_fields { code label type is_required options { label value } } }`) as unknown as TypedDocumentString<CheckoutPaymentMethodsQuery, CheckoutPaymentMethodsQueryVariables>;
