/* eslint-disable */
import type { EmailAvailableQuery, EmailAvailableQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const EmailAvailableDocument = /*#__PURE__*/ new TypedDocumentString(`query EmailAvailable($email: String!) { isEmailAvailable(email: $email) { is_email_available } }`) as unknown as TypedDocumentString<EmailAvailableQuery, EmailAvailableQueryVariables>;
