/* eslint-disable */
import type { OrderListQuery, OrderListQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const OrderListDocument = /*#__PURE__*/ new TypedDocumentString(`query OrderList($page: Int!, $search: String) { customer { orders(currentPage: $page, pageSize: 10, search: $search) { total_count page_info { total_pages } items { number hash order_date status status_code can_pay pickup_location_code total { grand_total { value } } items { product_name quantity_ordered } } } } }`) as unknown as TypedDocumentString<OrderListQuery, OrderListQueryVariables>;
