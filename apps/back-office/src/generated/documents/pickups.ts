/* eslint-disable */
import type { PickupsQuery, PickupsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PickupsDocument = /*#__PURE__*/ new TypedDocumentString(`query Pickups($branch: String!) { pickups(branch: $branch) { branch hasMore keptDays items { ...StandingShipment } underWay { ...StandingShipment } } } fragment StandingShipment on SourceShipment { number order name kind state source broughtTo packedAt lines { lineId quantity } }`, { hash: 'c0ab6d300adcd55187e1c53284f507e0aa5f3998862904b1be0cd8f33142ee42' }) as unknown as TypedDocumentString<PickupsQuery, PickupsQueryVariables>;
