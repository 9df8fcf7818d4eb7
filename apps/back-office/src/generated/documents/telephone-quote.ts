/* eslint-disable */
import type { TelephoneQuoteQuery, TelephoneQuoteQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const TelephoneQuoteDocument = /*#__PURE__*/ new TypedDocumentString(`query TelephoneQuote($wish: TelephoneWishInput!) { telephoneQuote(wish: $wish) { lines { sku name options { label value } picture quantity unit { cents } row { cents } } coupon { code label problem } discount { cents } delivery { cents } total { cents } methods { code title price { cents } isChosen } pickups { branch readyOn } problems { code field sku available } } }`, { hash: '70f20cb84c15b1a3d4f39c3c9496dc7b0dc3e1f5ce27915f266bd9a308552dc6' }) as unknown as TypedDocumentString<TelephoneQuoteQuery, TelephoneQuoteQueryVariables>;
