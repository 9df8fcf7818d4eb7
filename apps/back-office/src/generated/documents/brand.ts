/* eslint-disable */
import type { BrandQuery, BrandQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const BrandDocument = /*#__PURE__*/ new TypedDocumentString(`query Brand($id: ID!) { brand(id: $id) { ...BrandPage } categories { nodes { id parent name } } productChoices { stores { code name language fallback } } } fragment BrandPage on Brand { id version title values products logo { hash path } picture { hash path } pictures { hash path } can }`, { hash: '20f0757f39563bf472edd8705bfc06c8993aec6729ffc63dab8997311e7cc719' }) as unknown as TypedDocumentString<BrandQuery, BrandQueryVariables>;
