/* eslint-disable */
import type { ImportCatalogueMutation, ImportCatalogueMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ImportCatalogueDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ImportCatalogue($upload: ID!, $key: ID!) { importCatalogue(upload: $upload, key: $key) { __typename ... on CatalogueImported { created changed } ... on Refusal { code message } ... on WaitsForApproval { request { id } } } }`, { hash: '45bbcae8bd310600f4c20898885a9d46e8a78ad09fd2db1c150897e199c57d14' }) as unknown as TypedDocumentString<ImportCatalogueMutation, ImportCatalogueMutationVariables>;
