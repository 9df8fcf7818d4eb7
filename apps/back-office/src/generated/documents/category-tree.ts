/* eslint-disable */
import type { CategoryTreeQuery, CategoryTreeQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CategoryTreeDocument = /*#__PURE__*/ new TypedDocumentString(`query CategoryTree { categories { nodes { id version parent name isActive includeInMenu products missing } can } productChoices { stores { code name language fallback } } }`, { hash: '38c947bb1b3f5c16fb1f44c675b634d42f991d70908de23f2a0f5effc7f4962a' }) as unknown as TypedDocumentString<CategoryTreeQuery, CategoryTreeQueryVariables>;
