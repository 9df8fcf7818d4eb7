/* eslint-disable */
import type { UpdateAddressMutation, UpdateAddressMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const UpdateAddressDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdateAddress($id: Int!, $input: CustomerAddressInput!) { updateCustomerAddress(id: $id, input: $input) { id } }`) as unknown as TypedDocumentString<UpdateAddressMutation, UpdateAddressMutationVariables>;
