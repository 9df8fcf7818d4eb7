/* eslint-disable */
import type { FormSubjectQuery, FormSubjectQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const FormSubjectDocument = /*#__PURE__*/ new TypedDocumentString(`query FormSubject($sku: String!) { products(filter: {sku: {eq: $sku}}, pageSize: 1) { items { name url_key url_suffix } } }`) as unknown as TypedDocumentString<FormSubjectQuery, FormSubjectQueryVariables>;
