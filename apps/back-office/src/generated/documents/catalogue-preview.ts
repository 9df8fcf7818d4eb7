/* eslint-disable */
import type { CataloguePreviewQuery, CataloguePreviewQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CataloguePreviewDocument = /*#__PURE__*/ new TypedDocumentString(`query CataloguePreview($upload: ID!, $after: Int, $status: ImportStatus) { cataloguePreview(upload: $upload, after: $after, status: $status) { __typename ... on ImportPreview { fileName rows created changed unchanged refused ignoredColumns next waits items { line sku view status reason fields { column before after } } } ... on Refusal { code message } } }`, { hash: '0288250cdb766e2e2188d4d6467ac0c021fec77d1f235154b1634f9707c7ec2f' }) as unknown as TypedDocumentString<CataloguePreviewQuery, CataloguePreviewQueryVariables>;
