/* eslint-disable */
import type { TopUpGiftCardMutation, TopUpGiftCardMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const TopUpGiftCardDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TopUpGiftCard($id: ID!, $version: Int!, $cents: Int!, $reason: String!, $key: ID!) { topUpGiftCard( id: $id version: $version cents: $cents reason: $reason key: $key ) { ...GiftCardChanged } } fragment GiftCardChanged on GiftCardResult { __typename ... on GiftCard { id number version } ... on Refusal { code message } ... on WaitsForApproval { request { id } } }`, { hash: '8e31eba6491c94e0557629fd39161264c477a962b89f16f64753e6ba8e826790' }) as unknown as TypedDocumentString<TopUpGiftCardMutation, TopUpGiftCardMutationVariables>;
