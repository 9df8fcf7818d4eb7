/* eslint-disable */
import type { EmailFormMutation, EmailFormMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const EmailFormDocument = /*#__PURE__*/ new TypedDocumentString(`mutation EmailForm($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email } } }`) as unknown as TypedDocumentString<EmailFormMutation, EmailFormMutationVariables>;
