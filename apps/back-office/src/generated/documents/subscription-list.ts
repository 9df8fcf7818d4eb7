/* eslint-disable */
import type { SubscriptionListQuery, SubscriptionListQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SubscriptionListDocument = /*#__PURE__*/ new TypedDocumentString(`query SubscriptionList($list: ListInput!, $state: SubscriptionState) { subscriptions(list: $list, state: $state) { items { id email state store requestedAt requestedFrom confirmedAt confirmedFrom words } page { next previous count countIsCapped } } }`, { hash: '5d70971a03b08c1fe00604f7a19b31ac561e439bc3028ccb67e1d804726dc058' }) as unknown as TypedDocumentString<SubscriptionListQuery, SubscriptionListQueryVariables>;
