/* eslint-disable */
import type { UnblockGiftCardMutation, UnblockGiftCardMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const UnblockGiftCardDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UnblockGiftCard($id: ID!, $version: Int!, $reason: String!, $key: ID!) { unblockGiftCard(id: $id, version: $version, reason: $reason, key: $key) { ...GiftCardChanged } } fragment GiftCardChanged on GiftCardResult { __typename ... on GiftCard { id number version } ... on Refusal { code message } ... on WaitsForApproval { request { id } } }`, { hash: '3bc720a7426bfdbc1adbd5869e6861dcd174ddc43125ace324209c44beabc323' }) as unknown as TypedDocumentString<UnblockGiftCardMutation, UnblockGiftCardMutationVariables>;
