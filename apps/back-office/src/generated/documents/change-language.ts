/* eslint-disable */
import type { ChangeLanguageMutation, ChangeLanguageMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ChangeLanguageDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ChangeLanguage($language: StaffLanguage!) { changeLanguage(language: $language) { id language } }`, { hash: '1148a34a378f01b99bf10f3a290f13a4476ec8d04e75342ae2d176df3adb547c' }) as unknown as TypedDocumentString<ChangeLanguageMutation, ChangeLanguageMutationVariables>;
