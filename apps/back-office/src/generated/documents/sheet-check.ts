/* eslint-disable */
import type { SheetCheckQuery, SheetCheckQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SheetCheckDocument = /*#__PURE__*/ new TypedDocumentString(`query SheetCheck($upload: ID!) { sheetCheck(upload: $upload) { __typename ... on SheetCheck { rows cells unchanged refused waits faults { sku field code message } changes { sku field before after } } ... on Refusal { code message } } }`, { hash: 'ab0f0f09d5e7fd737c64ac6f0d7b10e3b7683c2c69839e26681446f04b0c62c6' }) as unknown as TypedDocumentString<SheetCheckQuery, SheetCheckQueryVariables>;
