/* eslint-disable */
import type { TakeBackTelephoneOrderMutation, TakeBackTelephoneOrderMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const TakeBackTelephoneOrderDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TakeBackTelephoneOrder($id: ID!, $key: ID!) { takeBackTelephoneOrder(id: $id, key: $key) { ...TelephoneAnswer } } fragment TelephoneAnswer on TelephoneOrderResult { __typename ... on TelephoneOrder { id email version } ... on Refusal { code message field } }`, { hash: '846da9b21eab39b0a83c463becc9cd204c8e8c467ed48058c19d43e01b352864' }) as unknown as TypedDocumentString<TakeBackTelephoneOrderMutation, TakeBackTelephoneOrderMutationVariables>;
