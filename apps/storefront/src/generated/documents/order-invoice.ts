/* eslint-disable */
import type { OrderInvoiceQuery, OrderInvoiceQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const OrderInvoiceDocument = /*#__PURE__*/ new TypedDocumentString(`query OrderInvoice($hash: String!, $number: String) { invoice(hash: $hash, number: $number) { number url } }`) as unknown as TypedDocumentString<OrderInvoiceQuery, OrderInvoiceQueryVariables>;
