/* eslint-disable */
import type { LoadOrderCalendarQuery, LoadOrderCalendarQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LoadOrderCalendarDocument = /*#__PURE__*/ new TypedDocumentString(`query LoadOrderCalendar($hash: String!) { order(hash: $hash) { number status_code pickup_location_code delivery_dates { from to } shipping_address { street postcode city } } phisicalStores { items { name pickup_location_code phone } } }`) as unknown as TypedDocumentString<LoadOrderCalendarQuery, LoadOrderCalendarQueryVariables>;
