/* eslint-disable */
import type { TelephoneOrderQuery, TelephoneOrderQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const TelephoneOrderDocument = /*#__PURE__*/ new TypedDocumentString(`query TelephoneOrder($id: ID!) { telephoneOrder(id: $id) { ...TelephoneRow } } fragment TelephoneRow on TelephoneOrder { id version state store email name createdBy createdAt expiresAt mailedAt openedAt order coupon pickup method address { prefix firstname middlename lastname suffix company street postcode city country telephone } lines { sku quantity } total { cents } can }`, { hash: 'aa500969a7741a65f8448fef4e0784368beae8c699065aa86abb631235a0c771' }) as unknown as TypedDocumentString<TelephoneOrderQuery, TelephoneOrderQueryVariables>;
