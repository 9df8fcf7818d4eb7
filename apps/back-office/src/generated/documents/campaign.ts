/* eslint-disable */
import type { CampaignQuery, CampaignQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CampaignDocument = /*#__PURE__*/ new TypedDocumentString(`query Campaign($id: ID!) { campaign(id: $id) { ...CampaignPage } campaignChoices { categories { id name } brands { id name } options { id name } views { code name } } } fragment CampaignPage on Campaign { id version name state startsAt endsAt starts ends views selection rule rounding createdBy createdAt canceledAt articles }`, { hash: '8cf750a461fe39df4bf43a274cb8be6eaabdbedd7902344d7ef118d208204653' }) as unknown as TypedDocumentString<CampaignQuery, CampaignQueryVariables>;
