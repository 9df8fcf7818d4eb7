/* eslint-disable */
import type { TelephoneCustomerQuery, TelephoneCustomerQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const TelephoneCustomerDocument = /*#__PURE__*/ new TypedDocumentString(`query TelephoneCustomer($email: String!) { telephoneCustomer(email: $email) { name store isBusiness addresses { prefix firstname middlename lastname suffix company street postcode city country telephone } } }`, { hash: '19ad9faa464fe9090f3366ed633c2411d3afb8f03af21fc1cc6edd6c5bb71276' }) as unknown as TypedDocumentString<TelephoneCustomerQuery, TelephoneCustomerQueryVariables>;
