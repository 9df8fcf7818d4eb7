/* eslint-disable */
import type { CreateAddressMutation, CreateAddressMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CreateAddressDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CreateAddress($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }`) as unknown as TypedDocumentString<CreateAddressMutation, CreateAddressMutationVariables>;
