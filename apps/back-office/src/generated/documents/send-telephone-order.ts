/* eslint-disable */
import type { SendTelephoneOrderMutation, SendTelephoneOrderMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SendTelephoneOrderDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SendTelephoneOrder($wish: TelephoneWishInput!, $key: ID!) { sendTelephoneOrder(wish: $wish, key: $key) { ...TelephoneAnswer } } fragment TelephoneAnswer on TelephoneOrderResult { __typename ... on TelephoneOrder { id email version } ... on Refusal { code message field } }`, { hash: 'fd45c180c81b2d75d6e5da332034b902381b93b677995a935a22d2c9a442e45f' }) as unknown as TypedDocumentString<SendTelephoneOrderMutation, SendTelephoneOrderMutationVariables>;
