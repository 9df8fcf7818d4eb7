/* eslint-disable */
import type { BrandListQuery, BrandListQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const BrandListDocument = /*#__PURE__*/ new TypedDocumentString(`query BrandList { brands { id title urlKey products showInSlider positionInSlider maker } }`, { hash: 'fea1b6e9dd5127a2c464ed917d6ed0c145e87878306b1f92a08c0e2c3cdb58d4' }) as unknown as TypedDocumentString<BrandListQuery, BrandListQueryVariables>;
