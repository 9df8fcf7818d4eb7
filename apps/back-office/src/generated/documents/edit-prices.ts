/* eslint-disable */
import type { EditPricesMutation, EditPricesMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const EditPricesDocument = /*#__PURE__*/ new TypedDocumentString(`mutation EditPrices($edit: Edit!, $also: [ID!]) { editPrices(edit: $edit, also: $also) { __typename ... on PricesSaved { merged } ... on Refusal { code message field about } ... on EditConflict { version fields { path theirs by } } ... on WaitsForApproval { request { id } } } }`, { hash: 'de1891a37a23f1bc5c806ff8f45cc1524d448922664259ec72646f14a52fa377' }) as unknown as TypedDocumentString<EditPricesMutation, EditPricesMutationVariables>;
