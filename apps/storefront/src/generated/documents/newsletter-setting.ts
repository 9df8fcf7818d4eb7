/* eslint-disable */
import type { NewsletterSettingMutation, NewsletterSettingMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const NewsletterSettingDocument = /*#__PURE__*/ new TypedDocumentString(`mutation NewsletterSetting($isSubscribed: Boolean!) { updateCustomerV2(input: {is_subscribed: $isSubscribed}) { customer { is_subscribed } } }`) as unknown as TypedDocumentString<NewsletterSettingMutation, NewsletterSettingMutationVariables>;
