/* eslint-disable */
import type { NewsletterFormMutation, NewsletterFormMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const NewsletterFormDocument = /*#__PURE__*/ new TypedDocumentString(`mutation NewsletterForm($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }`) as unknown as TypedDocumentString<NewsletterFormMutation, NewsletterFormMutationVariables>;
