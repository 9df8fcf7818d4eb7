/* eslint-disable */
import type { PickupsQuery, PickupsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PickupsDocument = /*#__PURE__*/ new TypedDocumentString(`query Pickups($branch: String!) { pickups(branch: $branch) { branch hasMore keptDays items { ...StandingShipment } underWay { ...StandingShipment } canceled { ...StandingShipment } } } fragment StandingShipment on SourceShipment { number order name kind state source broughtTo packedAt lines { lineId quantity } }`, { hash: 'dbeed0305949b1fea568862bf887d7288087201059658a56d04597b305108d69' }) as unknown as TypedDocumentString<PickupsQuery, PickupsQueryVariables>;
