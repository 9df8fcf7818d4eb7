/* eslint-disable */
import type { LeaveNewsletterMutation, LeaveNewsletterMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LeaveNewsletterDocument = /*#__PURE__*/ new TypedDocumentString(`mutation LeaveNewsletter($token: String!) { unsubscribeNewsletter(token: $token) }`) as unknown as TypedDocumentString<LeaveNewsletterMutation, LeaveNewsletterMutationVariables>;
