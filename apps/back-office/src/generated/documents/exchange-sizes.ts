/* eslint-disable */
import type { ExchangeSizesQuery, ExchangeSizesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ExchangeSizesDocument = /*#__PURE__*/ new TypedDocumentString(`query ExchangeSizes($id: ID!) { exchangeSizes(id: $id) { lineId sku label available } }`, { hash: 'c27a6ca64f43866f4ab9562aa137dd297d88bfaeea4fee817ff4a40a2e6232bb' }) as unknown as TypedDocumentString<ExchangeSizesQuery, ExchangeSizesQueryVariables>;
