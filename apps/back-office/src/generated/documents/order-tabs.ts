/* eslint-disable */
import type { OrderTabsQuery, OrderTabsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const OrderTabsDocument = /*#__PURE__*/ new TypedDocumentString(`query OrderTabs { orderTabs { tab count countIsCapped } }`, { hash: '64501c5b71ec3a28edd776467f6128c49814eaeddee246f954e54f979d307754' }) as unknown as TypedDocumentString<OrderTabsQuery, OrderTabsQueryVariables>;
