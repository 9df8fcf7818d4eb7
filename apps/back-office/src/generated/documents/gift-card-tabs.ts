/* eslint-disable */
import type { GiftCardTabsQuery, GiftCardTabsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const GiftCardTabsDocument = /*#__PURE__*/ new TypedDocumentString(`query GiftCardTabs { giftCardTabs { tab count countIsCapped } }`, { hash: 'fb25ff2e8e51e999d0516a5e52cc90b324b692425215406bc963e08d6c9cdaec' }) as unknown as TypedDocumentString<GiftCardTabsQuery, GiftCardTabsQueryVariables>;
