/* eslint-disable */
import type { GiftCardQuery, GiftCardQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const GiftCardDocument = /*#__PURE__*/ new TypedDocumentString(`query GiftCard($number: ID!) { giftCard(number: $number) { ...GiftCardPage } } fragment GiftCardPage on GiftCard { id number version state origin lastFour initial { cents } balance { cents } issuedAt issuedBy expiresOn branch reference entries { id at by reason amount { cents } balance { cents } reference note } can }`, { hash: '566c75d3ae6f90162d4cb4e8ecfeaefc4cce5376d936b253155d118972cc0ddb' }) as unknown as TypedDocumentString<GiftCardQuery, GiftCardQueryVariables>;
