/* eslint-disable */
import type { OrderListQuery, OrderListQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const OrderListDocument = /*#__PURE__*/ new TypedDocumentString(`query OrderList($list: ListInput!, $filter: OrderFilter, $tab: OrderTab, $sort: OrderSort) { orders(list: $list, filter: $filter, tab: $tab, sort: $sort) { items { id number version status fulfilment placedAt branch name country payment total { cents currency } } page { next previous count countIsCapped } } }`, { hash: 'e1fb5e3507a50df68cb7ad108f465f46946ce3b7e97690c541e92d80aaed1884' }) as unknown as TypedDocumentString<OrderListQuery, OrderListQueryVariables>;
