/* eslint-disable */
import type { FooterBranchesQuery, FooterBranchesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const FooterBranchesDocument = /*#__PURE__*/ new TypedDocumentString(`query FooterBranches { phisicalStores { items { name url_key street postcode city country_id phone email opening_hours { day times { from to } } alternate_opening_hours { date times { from to } reason } } } }`) as unknown as TypedDocumentString<FooterBranchesQuery, FooterBranchesQueryVariables>;
