/* eslint-disable */
import type { ProveCodeMutation, ProveCodeMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ProveCodeDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ProveCode($code: String!) { proveCode(code: $code) { next factors } }`, { hash: 'e9239b44d15c8466e48a2b92985b2b364ebc67cc3539264185d09147f05a4503' }) as unknown as TypedDocumentString<ProveCodeMutation, ProveCodeMutationVariables>;
