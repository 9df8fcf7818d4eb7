/* eslint-disable */
import type { LoadFormQuery, LoadFormQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LoadFormDocument = /*#__PURE__*/ new TypedDocumentString(`query LoadForm($type: FormTypeEnum!, $identifier: String) { form(type: $type, identifier: $identifier) { ...DynamicFormForm } } fragment DynamicFormForm on DynamicForm { id identifier title showFieldsetsAsPages opened_at fieldsets { title fields { label name value type inputType checkedValue uncheckedValue options placeholder validation { type additional } } } }`) as unknown as TypedDocumentString<LoadFormQuery, LoadFormQueryVariables>;
