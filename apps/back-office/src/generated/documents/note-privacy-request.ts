/* eslint-disable */
import type { NotePrivacyRequestMutation, NotePrivacyRequestMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const NotePrivacyRequestDocument = /*#__PURE__*/ new TypedDocumentString(`mutation NotePrivacyRequest($input: PrivacyInput!) { notePrivacyRequest(input: $input) { __typename ... on PrivacyRequest { id } ... on Refusal { code message } } }`, { hash: 'd31834c77f1ae6743f3141e92004d914db2c029a95d80cc0554161ac2df6fd4d' }) as unknown as TypedDocumentString<NotePrivacyRequestMutation, NotePrivacyRequestMutationVariables>;
