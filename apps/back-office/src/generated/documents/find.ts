/* eslint-disable */
import type { FindQuery, FindQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const FindDocument = /*#__PURE__*/ new TypedDocumentString(`query Find($text: String!) { find(text: $text) { __typename ... on OrderSummary { number name status branch total { cents currency } } } }`, { hash: '9efb3cc2ab81b79d73f672d6d56a8b7b65ab4d2d8828fe6ebc59f6490a19564a' }) as unknown as TypedDocumentString<FindQuery, FindQueryVariables>;
