/* eslint-disable */
import type { SubmitWithdrawalMutation, SubmitWithdrawalMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SubmitWithdrawalDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SubmitWithdrawal($input: WithdrawalInput!) { submitWithdrawal(input: $input) { reference received_at } }`) as unknown as TypedDocumentString<SubmitWithdrawalMutation, SubmitWithdrawalMutationVariables>;
