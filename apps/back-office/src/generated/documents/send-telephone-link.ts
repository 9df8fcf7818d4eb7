/* eslint-disable */
import type { SendTelephoneLinkMutation, SendTelephoneLinkMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SendTelephoneLinkDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SendTelephoneLink($id: ID!, $key: ID!) { sendTelephoneLink(id: $id, key: $key) { ...TelephoneAnswer } } fragment TelephoneAnswer on TelephoneOrderResult { __typename ... on TelephoneOrder { id email version } ... on Refusal { code message field } }`, { hash: '847b7161839542cf48ff3161f4173af33ef80f25ce2e98d402858aed8cbe4c2a' }) as unknown as TypedDocumentString<SendTelephoneLinkMutation, SendTelephoneLinkMutationVariables>;
