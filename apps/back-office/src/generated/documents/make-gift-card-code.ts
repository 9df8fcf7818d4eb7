/* eslint-disable */
import type { MakeGiftCardCodeMutation, MakeGiftCardCodeMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const MakeGiftCardCodeDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MakeGiftCardCode($id: ID!, $version: Int!, $key: ID!) { makeGiftCardCode(id: $id, version: $version, key: $key) { __typename ... on GiftCardCode { shown card { number version } } ... on Refusal { code message } } }`, { hash: 'ff28b269aba578f01bf5b3cb760f76f7882d6d829f52a99b7f6ae65ab4ddb884' }) as unknown as TypedDocumentString<MakeGiftCardCodeMutation, MakeGiftCardCodeMutationVariables>;
