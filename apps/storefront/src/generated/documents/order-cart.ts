/* eslint-disable */
import type { OrderCartMutation, OrderCartMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const OrderCartDocument = /*#__PURE__*/ new TypedDocumentString(`mutation OrderCart($input: SetPaymentMethodInput!) { setPaymentMethod(input: $input) { redirect_url order { number hash } } }`) as unknown as TypedDocumentString<OrderCartMutation, OrderCartMutationVariables>;
