/* eslint-disable */
import type { ExportSubscriptionsMutation, ExportSubscriptionsMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ExportSubscriptionsDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ExportSubscriptions($state: SubscriptionState, $key: ID!) { exportSubscriptions(state: $state, key: $key) { __typename ... on Download { id fileName } ... on Refusal { code message } } }`, { hash: '492281d03e8f94898de041b9455b11a3b5bf6dab56e7cb90737f640876a181a8' }) as unknown as TypedDocumentString<ExportSubscriptionsMutation, ExportSubscriptionsMutationVariables>;
