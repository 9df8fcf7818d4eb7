/* eslint-disable */
import type { PrivacyListQuery, PrivacyListQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PrivacyListDocument = /*#__PURE__*/ new TypedDocumentString(`query PrivacyList($list: ListInput!, $tab: PrivacyTab) { privacyRequests(list: $list, tab: $tab) { items { ...PrivacyRow } page { next previous count countIsCapped } } } fragment PrivacyRow on PrivacyRequest { id version kind state origin receivedAt dueOn daysLeft eraseAfter isWaiting customer { id name email } }`, { hash: '521d8c58c5bea9486716526cd902dfaf684e77ce5a1f7c1194ae6a07ebd222a4' }) as unknown as TypedDocumentString<PrivacyListQuery, PrivacyListQueryVariables>;
