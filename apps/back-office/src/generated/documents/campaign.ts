/* eslint-disable */
import type { CampaignQuery, CampaignQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CampaignDocument = /*#__PURE__*/ new TypedDocumentString(`query Campaign($id: ID!) { campaign(id: $id) { ...CampaignPage } campaignChoices { categories { id name } brands { id name } options { id name } views { code name pricesOf } } } fragment CampaignPage on Campaign { id version name state startsAt endsAt starts ends views selection rule rounding createdBy createdAt canceledAt articles }`, { hash: '38da7c6f5050e5aacdda801919f675d218942c44bc66c14ec508dc844ea0b7b8' }) as unknown as TypedDocumentString<CampaignQuery, CampaignQueryVariables>;
