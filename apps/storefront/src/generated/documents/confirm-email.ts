/* eslint-disable */
import type { ConfirmEmailMutation, ConfirmEmailMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ConfirmEmailDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ConfirmEmail($email: String!, $token: String!) { confirmEmail(input: {email: $email, confirmation_key: $token}) { customer { email } } }`) as unknown as TypedDocumentString<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
