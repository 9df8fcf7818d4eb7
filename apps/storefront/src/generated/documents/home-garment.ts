/* eslint-disable */
import type { HomeGarmentQuery, HomeGarmentQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const HomeGarmentDocument = /*#__PURE__*/ new TypedDocumentString(`query HomeGarment($category: String!) { products(filter: {category_uid: {eq: $category}}, pageSize: 8) { items { stock_status small_image { url } } } }`) as unknown as TypedDocumentString<HomeGarmentQuery, HomeGarmentQueryVariables>;
