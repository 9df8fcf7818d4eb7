/* eslint-disable */
import type { VatNumberQuery, VatNumberQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const VatNumberDocument = /*#__PURE__*/ new TypedDocumentString(`query VatNumber($country: String!, $vatId: String!) { vatNumber(country_code: $country, vat_id: $vatId) { valid name } }`) as unknown as TypedDocumentString<VatNumberQuery, VatNumberQueryVariables>;
