/* eslint-disable */
import type { ExportAuditMutation, ExportAuditMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ExportAuditDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ExportAudit($filter: AuditFilter, $key: ID!) { exportAudit(filter: $filter, key: $key) { __typename ... on Download { id fileName } ... on Refusal { code message } } }`, { hash: 'a93ad9e9e8d57f937747aad3975a1dd23c63f9ecfa40b62cde1d9ef292b5716a' }) as unknown as TypedDocumentString<ExportAuditMutation, ExportAuditMutationVariables>;
