/* eslint-disable */
import type { HoldOrderMutation, HoldOrderMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const HoldOrderDocument = /*#__PURE__*/ new TypedDocumentString(`mutation HoldOrder($input: OrderReasonInput!) { holdOrder(input: $input) { ...OrderAnswer } } fragment OrderAnswer on OrderResult { __typename ... on Order { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: '53f6010b7dc1051d618add172803ee0f75e8a2576539ca6aad344a96a3d6d4b5' }) as unknown as TypedDocumentString<HoldOrderMutation, HoldOrderMutationVariables>;
