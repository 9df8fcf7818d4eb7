/* eslint-disable */
import type { BlockGiftCardMutation, BlockGiftCardMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const BlockGiftCardDocument = /*#__PURE__*/ new TypedDocumentString(`mutation BlockGiftCard($id: ID!, $version: Int!, $reason: String!, $key: ID!) { blockGiftCard(id: $id, version: $version, reason: $reason, key: $key) { ...GiftCardChanged } } fragment GiftCardChanged on GiftCardResult { __typename ... on GiftCard { id number version } ... on Refusal { code message } ... on WaitsForApproval { request { id } } }`, { hash: '3485ad7bd952b8e544aa919e7b3aa10e9b3ce85e7f7632e921269a0558901d2d' }) as unknown as TypedDocumentString<BlockGiftCardMutation, BlockGiftCardMutationVariables>;
