/* eslint-disable */
import type { ReturnSettingsQuery, ReturnSettingsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ReturnSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`query ReturnSettings { returnSettings { ...ReturnSettingsFields } } fragment ReturnSettingsFields on ReturnSettings { version graceDays countries { country address isPaidByShop } }`, { hash: '56c42bd17ef98bf947fee37c0298231d73427381a6a4c4350612795e664ac171' }) as unknown as TypedDocumentString<ReturnSettingsQuery, ReturnSettingsQueryVariables>;
