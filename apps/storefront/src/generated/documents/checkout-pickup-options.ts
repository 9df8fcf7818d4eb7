/* eslint-disable */
import type { CheckoutPickupOptionsQuery, CheckoutPickupOptionsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CheckoutPickupOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`query CheckoutPickupOptions($id: String!) { pickupOptions(cart_id: $id) { pickup_location_code name has_everything ready_on } phisicalStores { items { pickup_location_code street postcode city country_id phone } } }`) as unknown as TypedDocumentString<CheckoutPickupOptionsQuery, CheckoutPickupOptionsQueryVariables>;
