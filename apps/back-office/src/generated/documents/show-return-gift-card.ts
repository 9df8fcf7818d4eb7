/* eslint-disable */
import type { ShowReturnGiftCardMutation, ShowReturnGiftCardMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ShowReturnGiftCardDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ShowReturnGiftCard($id: ID!, $card: ID!, $key: ID!) { showReturnGiftCard(id: $id, card: $card, key: $key) { __typename ... on GiftCardCode { shown } ... on Refusal { code message } } }`, { hash: '7422f5443834a9d72c088f8bcc3f09a6cf732a5b54470658e9a3d8e3316a450a' }) as unknown as TypedDocumentString<ShowReturnGiftCardMutation, ShowReturnGiftCardMutationVariables>;
