/* eslint-disable */
import type { LoadBranchesQuery, LoadBranchesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LoadBranchesDocument = /*#__PURE__*/ new TypedDocumentString(`query LoadBranches($key: String) { phisicalStores(url_key: $key) { items { ...BranchBranch } } } fragment BranchBranch on PhisicalStore { name url_key pickup_location_code street postcode city country_id phone fax email description latitude longitude banner_image { url label } storefront_image { url label } images { url label } opening_hours { day label times { from to } } alternate_opening_hours { date reason times { from to } } }`) as unknown as TypedDocumentString<LoadBranchesQuery, LoadBranchesQueryVariables>;
