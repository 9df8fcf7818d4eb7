/* eslint-disable */
import type { SendPrivacyDataMutation, SendPrivacyDataMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SendPrivacyDataDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SendPrivacyData($id: ID!, $version: Int!, $key: ID!) { sendPrivacyData(id: $id, version: $version, key: $key) { __typename ... on PrivacyRequest { id } ... on Refusal { code message } } }`, { hash: '42fec8067ca9e24d01ca27ced7c6eab8df7e4e8cb2109833cb481594f7a85844' }) as unknown as TypedDocumentString<SendPrivacyDataMutation, SendPrivacyDataMutationVariables>;
