/* eslint-disable */
import type { CategoryPathQuery, CategoryPathQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CategoryPathDocument = /*#__PURE__*/ new TypedDocumentString(`query CategoryPath($uid: String!) { categories(filters: {category_uid: {eq: $uid}}) { items { url_path } } }`) as unknown as TypedDocumentString<CategoryPathQuery, CategoryPathQueryVariables>;
