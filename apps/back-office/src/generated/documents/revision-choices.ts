/* eslint-disable */
import type { RevisionChoicesQuery, RevisionChoicesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RevisionChoicesDocument = /*#__PURE__*/ new TypedDocumentString(`query RevisionChoices($order: String!) { revisionChoices(order: $order) { sizes { lineId sku label available } deliveries { code label amount { cents } isCurrent } countries address { firstname lastname company street postcode city country telephone } } }`, { hash: '8b2f3286b0bbb1e066337ff11854c046de2faf39c1f930bf8d878e9b992208be' }) as unknown as TypedDocumentString<RevisionChoicesQuery, RevisionChoicesQueryVariables>;
