/* eslint-disable */
import type { WithdrawMutation, WithdrawMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const WithdrawDocument = /*#__PURE__*/ new TypedDocumentString(`mutation Withdraw($request: ID!, $key: ID!) { withdraw(request: $request, key: $key) { __typename ... on ApprovalRequest { id state } ... on Refusal { code message } } }`, { hash: '68b44c4d56b53e442edb5ffdbed3591782926ddd9b29bd48b552a1dfe4501f67' }) as unknown as TypedDocumentString<WithdrawMutation, WithdrawMutationVariables>;
