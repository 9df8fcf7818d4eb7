/* eslint-disable */
import type { AddPasskeyMutation, AddPasskeyMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const AddPasskeyDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AddPasskey($name: String!, $response: JSON!) { addPasskey(name: $name, response: $response) { passkey { id } codes } }`, { hash: '333f2d7b6661380fa067a289307a6e297536884490ba8badc55fb223461f09ec' }) as unknown as TypedDocumentString<AddPasskeyMutation, AddPasskeyMutationVariables>;
