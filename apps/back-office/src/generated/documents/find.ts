/* eslint-disable */
import type { FindQuery, FindQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const FindDocument = /*#__PURE__*/ new TypedDocumentString(`query Find($text: String!) { find(text: $text) { __typename ... on CustomerSummary { id person: name email company } ... on OrderSummary { number name status branch total { cents currency } } } }`, { hash: 'ab6b03e99eeea29acf13e05ba7fc05f6893fe96ea103c5661a56cc6d3a29f93b' }) as unknown as TypedDocumentString<FindQuery, FindQueryVariables>;
