/* eslint-disable */
import type { OrderChoicesQuery, OrderChoicesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const OrderChoicesDocument = /*#__PURE__*/ new TypedDocumentString(`query OrderChoices($customer: ID) { orderChoices(customer: $customer) { countries payments customer } }`, { hash: '1b36390be5d18f15f326701ebfbd437ce0797a1e16cc9766f442cb037cc57662' }) as unknown as TypedDocumentString<OrderChoicesQuery, OrderChoicesQueryVariables>;
