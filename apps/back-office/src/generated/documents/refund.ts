/* eslint-disable */
import type { RefundMutation, RefundMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RefundDocument = /*#__PURE__*/ new TypedDocumentString(`mutation Refund($input: RefundInput!) { refund(input: $input) { ...OrderAnswer } } fragment OrderAnswer on OrderResult { __typename ... on Order { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: '0c55454ea221ca865f93431769fefa01ed0235c6c76b98153b69f7a025df1dfe' }) as unknown as TypedDocumentString<RefundMutation, RefundMutationVariables>;
