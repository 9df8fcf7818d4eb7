/* eslint-disable */
import type { LoadCustomerQuery, LoadCustomerQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LoadCustomerDocument = /*#__PURE__*/ new TypedDocumentString(`query LoadCustomer { customer { ...AccountCustomer } } fragment AccountCustomer on Customer { prefix firstname middlename lastname suffix email gender date_of_birth taxvat company coc is_approved is_subscribed addresses { ...AccountAddress } } fragment AccountAddress on CustomerAddress { id prefix firstname middlename lastname suffix company coc vat_id street postcode city region { region region_code } country_code telephone fax default_shipping default_billing }`) as unknown as TypedDocumentString<LoadCustomerQuery, LoadCustomerQueryVariables>;
