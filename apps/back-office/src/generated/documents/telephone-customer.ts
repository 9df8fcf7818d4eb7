/* eslint-disable */
import type { TelephoneCustomerQuery, TelephoneCustomerQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const TelephoneCustomerDocument = /*#__PURE__*/ new TypedDocumentString(`query TelephoneCustomer($email: String!) { telephoneCustomer(email: $email) { name store isBusiness addresses { firstname lastname company street postcode city country telephone } } }`, { hash: 'bc1c47479bfbcfef178337c8d77e98112b1170ca3dd50302300825f7f9f5b9a0' }) as unknown as TypedDocumentString<TelephoneCustomerQuery, TelephoneCustomerQueryVariables>;
