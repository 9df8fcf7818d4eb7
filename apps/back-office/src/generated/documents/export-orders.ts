/* eslint-disable */
import type { ExportOrdersMutation, ExportOrdersMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ExportOrdersDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ExportOrders($filter: OrderFilter, $tab: OrderTab, $search: String, $key: ID!) { exportOrders(filter: $filter, tab: $tab, search: $search, key: $key) { __typename ... on Download { id fileName } ... on Refusal { code message } } }`, { hash: '8c589d7f963a224a8646108cb2cc1bec574f3012c9313fc98ce9940bf1a64570' }) as unknown as TypedDocumentString<ExportOrdersMutation, ExportOrdersMutationVariables>;
