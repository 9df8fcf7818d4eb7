/* eslint-disable */
import type { SubscriptionCountsQuery, SubscriptionCountsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SubscriptionCountsDocument = /*#__PURE__*/ new TypedDocumentString(`query SubscriptionCounts { subscriptionCounts { state count countIsCapped } }`, { hash: 'f6704b6a82a947dca574901e6674db03fc3811a170beb92dbe8db53c7f3fde57' }) as unknown as TypedDocumentString<SubscriptionCountsQuery, SubscriptionCountsQueryVariables>;
