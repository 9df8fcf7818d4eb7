/* eslint-disable */
import type { SheetChoicesQuery, SheetChoicesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SheetChoicesDocument = /*#__PURE__*/ new TypedDocumentString(`query SheetChoices { productChoices { stores { code language fallback } brands { id title } attributes { code label input options { id code label } } fibres { code name } materialWords care { code name } sizeCharts { key name } } }`, { hash: '68d5cbc6b14ba8e8743c36a8ad19e0658db193e9a3d36a1ed44e0afe52ef7b07' }) as unknown as TypedDocumentString<SheetChoicesQuery, SheetChoicesQueryVariables>;
