/* eslint-disable */
import type { ProductListQuery, ProductListQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ProductListDocument = /*#__PURE__*/ new TypedDocumentString(`query ProductList($list: ListInput!, $filter: ProductFilter, $tab: ProductTab) { products(list: $list, filter: $filter, tab: $tab) { items { id sku name picture type isEnabled variants stock price { cents currency } missing } page { next previous count countIsCapped } } }`, { hash: 'f1454c5a398e51d8aefcdec567bf3d1ade1d4a2bab548d1cd4256aecfd0845bc' }) as unknown as TypedDocumentString<ProductListQuery, ProductListQueryVariables>;
