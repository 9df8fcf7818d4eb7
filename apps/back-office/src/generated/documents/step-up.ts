/* eslint-disable */
import type { StepUpMutation, StepUpMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const StepUpDocument = /*#__PURE__*/ new TypedDocumentString(`mutation StepUp($password: String!, $code: String) { stepUp(password: $password, code: $code) { next } }`, { hash: '62de6b1d1f4d388186ec744ca1b6f5d1d390e46a931bfc77497fd4576ab585f0' }) as unknown as TypedDocumentString<StepUpMutation, StepUpMutationVariables>;
