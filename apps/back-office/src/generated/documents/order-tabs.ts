/* eslint-disable */
import type { OrderTabsQuery, OrderTabsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const OrderTabsDocument = /*#__PURE__*/ new TypedDocumentString(`query OrderTabs($branch: String) { orderTabs(branch: $branch) { tab count countIsCapped } }`, { hash: 'ebf232f0d81bd8c56c8ff4aa13939f89e964f52286743bb4ea411f84dd385142' }) as unknown as TypedDocumentString<OrderTabsQuery, OrderTabsQueryVariables>;
