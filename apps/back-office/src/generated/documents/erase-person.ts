/* eslint-disable */
import type { ErasePersonMutation, ErasePersonMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ErasePersonDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ErasePerson($id: ID!, $version: Int!, $key: ID!) { erasePerson(id: $id, version: $version, key: $key) { __typename ... on PrivacyRequest { id } ... on WaitsForApproval { request { id } } ... on Refusal { code message } } }`, { hash: 'ba105aa9936c89256d127c7d4443814bd800fa852e7900f60f1445ec7696e9b9' }) as unknown as TypedDocumentString<ErasePersonMutation, ErasePersonMutationVariables>;
