/* eslint-disable */
import type { ProductFilterChoicesQuery, ProductFilterChoicesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ProductFilterChoicesDocument = /*#__PURE__*/ new TypedDocumentString(`query ProductFilterChoices { productChoices { brands { id title } categories { id name path } } }`, { hash: '59d8bc711496c3d1386d0fefc964ad108984e52a5218132ab6b0986d92fc8959' }) as unknown as TypedDocumentString<ProductFilterChoicesQuery, ProductFilterChoicesQueryVariables>;
