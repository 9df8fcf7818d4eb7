/* eslint-disable */
import type { SheetChoicesQuery, SheetChoicesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SheetChoicesDocument = /*#__PURE__*/ new TypedDocumentString(`query SheetChoices { productChoices { stores { code language fallback } brands { id title } attributes { code label input options { id code label } } fibres { code name } materialWords care { code name } sizeCharts } }`, { hash: 'd50e5f8f91e6cfd7a577b8b565402ee467d7c5c254672be4ae319adbcf70f3a3' }) as unknown as TypedDocumentString<SheetChoicesQuery, SheetChoicesQueryVariables>;
