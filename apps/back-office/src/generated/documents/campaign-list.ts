/* eslint-disable */
import type { CampaignListQuery, CampaignListQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CampaignListDocument = /*#__PURE__*/ new TypedDocumentString(`query CampaignList($list: ListInput!, $tab: CampaignTab) { campaigns(list: $list, tab: $tab) { items { ...CampaignPage } page { next previous count countIsCapped } } } fragment CampaignPage on Campaign { id version name state startsAt endsAt starts ends views selection rule rounding createdBy createdAt canceledAt articles }`, { hash: '5ee1919f9a1520d25e1eb2e2bab544008fc56d11bedfab8150149d49dbcee9eb' }) as unknown as TypedDocumentString<CampaignListQuery, CampaignListQueryVariables>;
