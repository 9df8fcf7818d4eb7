/* eslint-disable */
import type { ExportFormMutation, ExportFormMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ExportFormDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ExportForm { requestMyData }`) as unknown as TypedDocumentString<ExportFormMutation, ExportFormMutationVariables>;
