/* eslint-disable */
import type { LoadCategoryQuery, LoadCategoryQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LoadCategoryDocument = /*#__PURE__*/ new TypedDocumentString(`query LoadCategory($uid: String!) { categories(filters: {category_uid: {eq: $uid}}) { items { ...CategoryHeadingCategory id is_anchor default_sort_by available_sort_by meta_title meta_description meta_keywords breadcrumbs { category_uid category_name category_url_path } } } } fragment CategoryHeadingCategory on CategoryTree { uid name description display_mode url_path image children { uid name url_path image product_count position include_in_menu } }`) as unknown as TypedDocumentString<LoadCategoryQuery, LoadCategoryQueryVariables>;
