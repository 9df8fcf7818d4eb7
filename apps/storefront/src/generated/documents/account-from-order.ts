/* eslint-disable */
import type { AccountFromOrderMutation, AccountFromOrderMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const AccountFromOrderDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AccountFromOrder($hash: ID!, $email: String!, $password: String!) { createAccountFromOrder( input: {order_id: $hash, email: $email, password: $password} ) { token } }`) as unknown as TypedDocumentString<AccountFromOrderMutation, AccountFromOrderMutationVariables>;
