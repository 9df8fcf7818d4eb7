/* eslint-disable */
import type { SubmitFormMutation, SubmitFormMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SubmitFormDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SubmitForm($input: SubmitFormInput!) { submitForm(input: $input) { has_errors thank_you_message fields { name value errors { message } } } }`) as unknown as TypedDocumentString<SubmitFormMutation, SubmitFormMutationVariables>;
