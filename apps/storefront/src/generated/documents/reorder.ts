/* eslint-disable */
import type { ReorderMutation, ReorderMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ReorderDocument = /*#__PURE__*/ new TypedDocumentString(`mutation Reorder($number: String!) { reorderItems(orderNumber: $number) { cart { id } userInputErrors { code message } } }`) as unknown as TypedDocumentString<ReorderMutation, ReorderMutationVariables>;
