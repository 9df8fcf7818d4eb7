/* eslint-disable */
import type { ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ConfirmNewsletterDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ConfirmNewsletter($token: String!) { confirmNewsletter(token: $token) }`) as unknown as TypedDocumentString<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>;
