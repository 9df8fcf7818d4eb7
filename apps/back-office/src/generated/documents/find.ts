/* eslint-disable */
import type { FindQuery, FindQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const FindDocument = /*#__PURE__*/ new TypedDocumentString(`query Find($text: String!) { find(text: $text) { __typename ... on CustomerSummary { id person: name email company } ... on OrderSummary { number name status branch total { cents currency } } ... on ReturnSummary { ...ReturnRow } } } fragment ReturnRow on ReturnSummary { id number version kind state order name statedAt pieces refundDueOn goodsDueOn daysLeft branch marks refunded { cents currency } }`, { hash: '1a12710bdf6db83fd4c5fdf3cf12b62bad5fcf2bad989ee1dc81a73391c8a235' }) as unknown as TypedDocumentString<FindQuery, FindQueryVariables>;
