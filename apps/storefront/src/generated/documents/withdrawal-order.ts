/* eslint-disable */
import type { WithdrawalOrderQuery, WithdrawalOrderQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const WithdrawalOrderDocument = /*#__PURE__*/ new TypedDocumentString(`query WithdrawalOrder($hash: String!) { order(hash: $hash) { number hash customer_email billing_address { firstname middlename lastname } items { id product_sku product_name image { url } quantity_canceled quantity_ordered quantity_shipped selected_options { label value } } } }`) as unknown as TypedDocumentString<WithdrawalOrderQuery, WithdrawalOrderQueryVariables>;
