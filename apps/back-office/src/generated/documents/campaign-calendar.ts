/* eslint-disable */
import type { CampaignCalendarQuery, CampaignCalendarQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CampaignCalendarDocument = /*#__PURE__*/ new TypedDocumentString(`query CampaignCalendar($month: String!) { campaignCalendar(month: $month, months: 3) { campaign { ...CampaignPage } until overlaps { id name articles } } campaignChoices { views { code name } } } fragment CampaignPage on Campaign { id version name state startsAt endsAt starts ends views selection rule rounding createdBy createdAt canceledAt articles }`, { hash: '48ea0c549420e34a91d1cfaeb6381800ee18daf23a2191e0aea0b4402b177f19' }) as unknown as TypedDocumentString<CampaignCalendarQuery, CampaignCalendarQueryVariables>;
