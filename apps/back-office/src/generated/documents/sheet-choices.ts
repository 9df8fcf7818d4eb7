/* eslint-disable */
import type { SheetChoicesQuery, SheetChoicesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SheetChoicesDocument = /*#__PURE__*/ new TypedDocumentString(`query SheetChoices { productChoices { stores { code fallback } brands { id title } attributes { code label input options { id code label } } sizeCharts } }`, { hash: '7f3d97d3bf0d4b9edad1e22dc623c029e6ad7bb4ab4a6fe0ca404a5d808fa851' }) as unknown as TypedDocumentString<SheetChoicesQuery, SheetChoicesQueryVariables>;
