/* eslint-disable */
import type { OrderInvoiceQuery, OrderInvoiceQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const OrderInvoiceDocument = /*#__PURE__*/ new TypedDocumentString(`query OrderInvoice($hash: String!) { invoice(hash: $hash) { number url } }`) as unknown as TypedDocumentString<OrderInvoiceQuery, OrderInvoiceQueryVariables>;
