/* eslint-disable */
import type { DeleteAddressMutation, DeleteAddressMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const DeleteAddressDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeleteAddress($id: Int!) { deleteCustomerAddress(id: $id) }`) as unknown as TypedDocumentString<DeleteAddressMutation, DeleteAddressMutationVariables>;
