/* eslint-disable */
import type { PrintGiftCardMutation, PrintGiftCardMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PrintGiftCardDocument = /*#__PURE__*/ new TypedDocumentString(`mutation PrintGiftCard($id: ID!, $code: String!, $language: StaffLanguage!, $key: ID!) { printGiftCard(id: $id, code: $code, language: $language, key: $key) { __typename ... on GiftCardPaper { fileName pdf } ... on Refusal { code message } } }`, { hash: '137f31a36da0d1bb412f8ce5aac16fcc8376841884e700786c3baef183b0f2fd' }) as unknown as TypedDocumentString<PrintGiftCardMutation, PrintGiftCardMutationVariables>;
