/* eslint-disable */
import type { CustomerListQuery, CustomerListQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CustomerListDocument = /*#__PURE__*/ new TypedDocumentString(`query CustomerList($list: ListInput!, $tab: CustomerTab) { customers(list: $list, tab: $tab) { items { id name email company approval isBlocked store createdAt } page { next previous count countIsCapped } } }`, { hash: 'e8943574535aaeba6b580aced133fb40c4bd4a12fd625f63c30b3ef9854b1f19' }) as unknown as TypedDocumentString<CustomerListQuery, CustomerListQueryVariables>;
