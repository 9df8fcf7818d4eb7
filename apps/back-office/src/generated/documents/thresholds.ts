/* eslint-disable */
import type { ThresholdsQuery, ThresholdsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ThresholdsDocument = /*#__PURE__*/ new TypedDocumentString(`query Thresholds { thresholds { version refundCents refundWithoutReturnCents giftCardCents campaignSkus campaignPercent bulkRows } }`, { hash: 'ead2bb8198689cf29b2ef2f735f4a7341f931f48016c9a40ee81d774bf0070ed' }) as unknown as TypedDocumentString<ThresholdsQuery, ThresholdsQueryVariables>;
