/* eslint-disable */
import type { EditPricesMutation, EditPricesMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const EditPricesDocument = /*#__PURE__*/ new TypedDocumentString(`mutation EditPrices($edit: Edit!, $also: [ID!]) { editPrices(edit: $edit, also: $also) { __typename ... on PricesSaved { merged } ... on Refusal { code message field } ... on EditConflict { version fields { path theirs by } } ... on WaitsForApproval { request { id } } } }`, { hash: 'ef29e1df634356a7792c7dfcf13fa529923bff09282326b0ccc761d43c2731aa' }) as unknown as TypedDocumentString<EditPricesMutation, EditPricesMutationVariables>;
