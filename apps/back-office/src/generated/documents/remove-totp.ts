/* eslint-disable */
import type { RemoveTotpMutation, RemoveTotpMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RemoveTotpDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RemoveTotp { removeTotp }`, { hash: '4e811fb71eff5f72fc1a00a270953b6e60477203ba64b667c8a24d6163b492eb' }) as unknown as TypedDocumentString<RemoveTotpMutation, RemoveTotpMutationVariables>;
