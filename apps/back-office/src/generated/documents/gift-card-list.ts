/* eslint-disable */
import type { GiftCardListQuery, GiftCardListQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const GiftCardListDocument = /*#__PURE__*/ new TypedDocumentString(`query GiftCardList($list: ListInput!, $tab: GiftCardTab) { giftCards(list: $list, tab: $tab) { items { id number state origin lastFour initial { cents } balance { cents } issuedAt expiresOn branch } page { next previous count countIsCapped } } }`, { hash: 'a8856e17b68ffd815e37b517cb8f282e3a3ae95a435077827ca932d11366aba4' }) as unknown as TypedDocumentString<GiftCardListQuery, GiftCardListQueryVariables>;
