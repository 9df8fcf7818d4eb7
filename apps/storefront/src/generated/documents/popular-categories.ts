/* eslint-disable */
import type { PopularCategoriesQuery, PopularCategoriesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PopularCategoriesDocument = /*#__PURE__*/ new TypedDocumentString(`query PopularCategories($root: String!) { categories(filters: {category_uid: {eq: $root}}) { items { uid children { uid include_in_menu position children { uid name url_path include_in_menu position product_count } } } } }`) as unknown as TypedDocumentString<PopularCategoriesQuery, PopularCategoriesQueryVariables>;
