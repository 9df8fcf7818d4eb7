/* eslint-disable */
import type { GiftCardOfCodeQuery, GiftCardOfCodeQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const GiftCardOfCodeDocument = /*#__PURE__*/ new TypedDocumentString(`query GiftCardOfCode($code: String!) { giftCardOfCode(code: $code) { __typename ... on HeldGiftCard { number state balance { cents } expiresOn } ... on Refusal { code message } } }`, { hash: '5ab8c8c13fc6158f36443c1b79ddf6b6e47bc5d97034f40aaeb6b2a72211b077' }) as unknown as TypedDocumentString<GiftCardOfCodeQuery, GiftCardOfCodeQueryVariables>;
