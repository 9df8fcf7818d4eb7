/* eslint-disable */
import type { CategoryEndQuery, CategoryEndQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CategoryEndDocument = /*#__PURE__*/ new TypedDocumentString(`query CategoryEnd($category: ID!) { categoryEnd(category: $category) }`, { hash: 'dece95633c655c524b565b013e0cbf6293009f390a19e592a3b7e27afbd037bb' }) as unknown as TypedDocumentString<CategoryEndQuery, CategoryEndQueryVariables>;
