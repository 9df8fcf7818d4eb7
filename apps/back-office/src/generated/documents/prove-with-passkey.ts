/* eslint-disable */
import type { ProveWithPasskeyMutation, ProveWithPasskeyMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ProveWithPasskeyDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ProveWithPasskey($response: JSON!) { proveWithPasskey(response: $response) { next factors } }`, { hash: 'e7c8c40f0f9bf0905384d4bd846d003bd81763ac8316f4317d43c51c4a1f3864' }) as unknown as TypedDocumentString<ProveWithPasskeyMutation, ProveWithPasskeyMutationVariables>;
