/* eslint-disable */
import type { SheetRowsQuery, SheetRowsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SheetRowsDocument = /*#__PURE__*/ new TypedDocumentString(`query SheetRows($list: ListInput!, $filter: ProductFilter, $tab: ProductTab, $skus: [ID!], $fields: [String!]!) { sheetRows(list: $list, filter: $filter, tab: $tab, skus: $skus, fields: $fields) { items { sku version name values } next mostRows } }`, { hash: 'b9a4e68ecad1e82dd1239d9e523c304f91e6d56bd5f78ee3cadac995145a4a20' }) as unknown as TypedDocumentString<SheetRowsQuery, SheetRowsQueryVariables>;
