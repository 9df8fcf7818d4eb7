/* eslint-disable */
import type { AttributeListQuery, AttributeListQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const AttributeListDocument = /*#__PURE__*/ new TypedDocumentString(`query AttributeList { attributes { code label input options position isFilterable isVisibleOnFront isComparable isSearchable } productChoices { stores { code name language fallback } } }`, { hash: '1bef3fb9025869cc94d6c61c442639c64f3936679281dbb3aab1862fe06554eb' }) as unknown as TypedDocumentString<AttributeListQuery, AttributeListQueryVariables>;
