/* eslint-disable */
import type { DeliveryRatesMutation, DeliveryRatesMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const DeliveryRatesDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeliveryRates($id: String!, $country: CountryCodeEnum!) { estimateShippingMethods( input: {cart_id: $id, address: {country_code: $country}} ) { carrier_code method_code available price_incl_tax { value } price_excl_tax { value } delivery_dates { from to } } }`) as unknown as TypedDocumentString<DeliveryRatesMutation, DeliveryRatesMutationVariables>;
