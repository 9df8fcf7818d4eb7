/* eslint-disable */
import type { EstimateTotalsMutation, EstimateTotalsMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const EstimateTotalsDocument = /*#__PURE__*/ new TypedDocumentString(`mutation EstimateTotals($input: EstimateTotalsInput!) { estimateTotals(input: $input) { cart { free_shipping_remaining { value } prices { ...CartContentPrices } } } } fragment CartContentPrices on CartPrices { subtotal_including_tax { value } grand_total { value } discounts { label applied_to amount { value } } applied_taxes { label amount { value } } }`) as unknown as TypedDocumentString<EstimateTotalsMutation, EstimateTotalsMutationVariables>;
