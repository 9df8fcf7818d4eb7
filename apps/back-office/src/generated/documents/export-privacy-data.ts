/* eslint-disable */
import type { ExportPrivacyDataMutation, ExportPrivacyDataMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ExportPrivacyDataDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ExportPrivacyData($id: ID!, $key: ID!) { exportPrivacyData(id: $id, key: $key) { __typename ... on Download { id fileName } ... on Refusal { code message } } }`, { hash: '1dbefc311efac9e2ba3c3952d48b1efa5bd983de0b5f90587628eb1fad5ee96e' }) as unknown as TypedDocumentString<ExportPrivacyDataMutation, ExportPrivacyDataMutationVariables>;
