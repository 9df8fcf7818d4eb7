/* eslint-disable */
import type { CheckoutAddressBookQuery, CheckoutAddressBookQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CheckoutAddressBookDocument = /*#__PURE__*/ new TypedDocumentString(`query CheckoutAddressBook { customer { email prefix firstname middlename lastname suffix orders(pageSize: 1) { total_count } company coc taxvat addresses { ...CustomerAddress } } } fragment CustomerAddress on CustomerAddress { id prefix firstname middlename lastname suffix company coc vat_id street postcode city region { region region_code } country_code telephone fax default_shipping default_billing }`) as unknown as TypedDocumentString<CheckoutAddressBookQuery, CheckoutAddressBookQueryVariables>;
