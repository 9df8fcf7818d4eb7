/* eslint-disable */
import type { CancelOrderMutation, CancelOrderMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CancelOrderDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CancelOrder($input: OrderReasonInput!) { cancelOrder(input: $input) { ...OrderAnswer } } fragment OrderAnswer on OrderResult { __typename ... on Order { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: '8c77de26cc79672bb0d48f0f58bf8a42978bb76a3fecb4e6c6a19553720b7196' }) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
