/* eslint-disable */
import type { PickupsQuery, PickupsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PickupsDocument = /*#__PURE__*/ new TypedDocumentString(`query Pickups($branch: String!) { pickups(branch: $branch) { branch hasMore keptDays items { ...StandingShipment } } } fragment StandingShipment on SourceShipment { number order name kind state packedAt lines { lineId quantity } }`, { hash: '051f26d2750a5b1471cec5907386674c1242a1c575b9951a0927bbac726fb100' }) as unknown as TypedDocumentString<PickupsQuery, PickupsQueryVariables>;
