/* eslint-disable */
import type { ReturnListQuery, ReturnListQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ReturnListDocument = /*#__PURE__*/ new TypedDocumentString(`query ReturnList($list: ListInput!, $filter: ReturnFilter, $tab: ReturnTab, $sort: ReturnSort) { returns(list: $list, filter: $filter, tab: $tab, sort: $sort) { items { ...ReturnRow } page { next previous count countIsCapped } } } fragment ReturnRow on ReturnSummary { id number version kind state order name statedAt pieces refundDueOn goodsDueOn daysLeft branch marks refunded { cents currency } }`, { hash: 'a75794a042158a63a42d7c4e4cbf6f9f52872939052936da9ef2de64ab1fe52d' }) as unknown as TypedDocumentString<ReturnListQuery, ReturnListQueryVariables>;
