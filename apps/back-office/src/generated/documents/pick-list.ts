/* eslint-disable */
import type { PickListQuery, PickListQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PickListDocument = /*#__PURE__*/ new TypedDocumentString(`query PickList($source: String!) { pickList(source: $source) { source hasMore items { sku name picture options { label value } pieces { shipment order lineId quantity perLine } } parcels { ...StandingShipment } packed { ...StandingShipment } toPlan { order lines { lineId quantity } } } } fragment StandingShipment on SourceShipment { number order name kind state packedAt lines { lineId quantity } }`, { hash: '2de9fde1eb59a9ceb75858841ab5431ef37e0d0108b587cd11afb6c173be33b2' }) as unknown as TypedDocumentString<PickListQuery, PickListQueryVariables>;
