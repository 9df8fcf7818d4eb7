/* eslint-disable */
import type { AttributeListQuery, AttributeListQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const AttributeListDocument = /*#__PURE__*/ new TypedDocumentString(`query AttributeList { attributes { code label input options position isFilterable isVisibleOnFront isComparable isSearchable } }`, { hash: 'b5f4c73843ef6fe5b2cc1df2d198e2ca1975c2481e6aa73f5d86e15b37ad4ed1' }) as unknown as TypedDocumentString<AttributeListQuery, AttributeListQueryVariables>;
