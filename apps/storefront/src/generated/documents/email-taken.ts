/* eslint-disable */
import type { EmailTakenQuery, EmailTakenQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const EmailTakenDocument = /*#__PURE__*/ new TypedDocumentString(`query EmailTaken($email: String!) { isEmailAvailable(email: $email) { is_email_available } }`) as unknown as TypedDocumentString<EmailTakenQuery, EmailTakenQueryVariables>;
