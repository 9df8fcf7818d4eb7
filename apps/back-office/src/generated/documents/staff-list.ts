/* eslint-disable */
import type { StaffListQuery, StaffListQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const StaffListDocument = /*#__PURE__*/ new TypedDocumentString(`query StaffList($list: ListInput!) { staff(list: $list) { items { id name email language state roles { role branch } lastSeenAt hasSecondFactor } page { next count countIsCapped } } }`, { hash: 'dc5b5048891dd7f31f5b9916fb6808a3e8057f10328b5fc9815c29c144c1f428' }) as unknown as TypedDocumentString<StaffListQuery, StaffListQueryVariables>;
