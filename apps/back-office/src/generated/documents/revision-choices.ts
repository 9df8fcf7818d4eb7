/* eslint-disable */
import type { RevisionChoicesQuery, RevisionChoicesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RevisionChoicesDocument = /*#__PURE__*/ new TypedDocumentString(`query RevisionChoices($order: String!) { revisionChoices(order: $order) { sizes { lineId sku label available } deliveries { code label amount { cents } isCurrent } countries address { prefix firstname middlename lastname suffix company street postcode city country telephone } } }`, { hash: 'abdfc6125fdeac1161bbcbf9c4dcc2f96b5cbcad74c178b691dcd8e8b05fa361' }) as unknown as TypedDocumentString<RevisionChoicesQuery, RevisionChoicesQueryVariables>;
