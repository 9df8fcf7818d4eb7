/* eslint-disable */
import type { ProductFilterChoicesQuery, ProductFilterChoicesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ProductFilterChoicesDocument = /*#__PURE__*/ new TypedDocumentString(`query ProductFilterChoices { productChoices { brands { id title } categories { id name path } attributes { code label input isFilterable options { id label } } } }`, { hash: '9219fef3aefaf169d4a44a11fac4496ed27e7bdc499af825e646caf53663f897' }) as unknown as TypedDocumentString<ProductFilterChoicesQuery, ProductFilterChoicesQueryVariables>;
