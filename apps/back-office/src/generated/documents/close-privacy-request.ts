/* eslint-disable */
import type { ClosePrivacyRequestMutation, ClosePrivacyRequestMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ClosePrivacyRequestDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ClosePrivacyRequest($id: ID!, $version: Int!, $isRefused: Boolean!, $answer: String!, $key: ID!) { closePrivacyRequest( id: $id version: $version isRefused: $isRefused answer: $answer key: $key ) { __typename ... on PrivacyRequest { id } ... on Refusal { code message } } }`, { hash: 'cf33737c6cbfc8f9257877bee6b2da3c11db805a318c357e3ba1cc549048e151' }) as unknown as TypedDocumentString<ClosePrivacyRequestMutation, ClosePrivacyRequestMutationVariables>;
