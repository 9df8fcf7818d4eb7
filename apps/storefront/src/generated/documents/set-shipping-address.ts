/* eslint-disable */
import type { SetShippingAddressMutation, SetShippingAddressMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SetShippingAddressDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SetShippingAddress($id: String!, $address: ShippingAddressInput!) { setShippingAddressesOnCart( input: {cart_id: $id, shipping_addresses: [$address]} ) { cart { id } } }`) as unknown as TypedDocumentString<SetShippingAddressMutation, SetShippingAddressMutationVariables>;
