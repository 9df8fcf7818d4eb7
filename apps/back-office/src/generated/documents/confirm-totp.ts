/* eslint-disable */
import type { ConfirmTotpMutation, ConfirmTotpMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ConfirmTotpDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ConfirmTotp($code: String!) { confirmTotp(code: $code) { codes } }`, { hash: '7451973991573ce4dd2b9cb68581d8ff18fc40b1d73b8c16dab3f1df8e8440cd' }) as unknown as TypedDocumentString<ConfirmTotpMutation, ConfirmTotpMutationVariables>;
