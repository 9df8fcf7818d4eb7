/* eslint-disable */
import type { DataDownloadMutation, DataDownloadMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const DataDownloadDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DataDownload($token: String!) { downloadMyData(token: $token) { name content } }`) as unknown as TypedDocumentString<DataDownloadMutation, DataDownloadMutationVariables>;
