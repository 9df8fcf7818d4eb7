/* eslint-disable */
import type { StepUpWithPasskeyMutation, StepUpWithPasskeyMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const StepUpWithPasskeyDocument = /*#__PURE__*/ new TypedDocumentString(`mutation StepUpWithPasskey($response: JSON!) { stepUpWithPasskey(response: $response) { next } }`, { hash: 'ed2cc0d515e361e7bad1b9912f9b9d5ecbd6e6ae3652e755eb837999afa19a59' }) as unknown as TypedDocumentString<StepUpWithPasskeyMutation, StepUpWithPasskeyMutationVariables>;
