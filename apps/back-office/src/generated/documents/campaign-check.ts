/* eslint-disable */
import type { CampaignCheckQuery, CampaignCheckQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CampaignCheckDocument = /*#__PURE__*/ new TypedDocumentString(`query CampaignCheck($id: ID!, $lines: CampaignLines, $after: Int) { campaignCheck(id: $id, lines: $lines, after: $after) { articles refused warned deepestPercent unknown refusedSkus waits next lines { sku name views regular { cents } price { cents } reference { cents } percentOff problems warnings changesAt } } }`, { hash: 'b1350b3f79e96c0f3a017dabc0a61f3e86d9f1f575cbd450e71bd52c9333dc17' }) as unknown as TypedDocumentString<CampaignCheckQuery, CampaignCheckQueryVariables>;
