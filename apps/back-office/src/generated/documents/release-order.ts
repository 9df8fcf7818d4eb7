/* eslint-disable */
import type { ReleaseOrderMutation, ReleaseOrderMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ReleaseOrderDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ReleaseOrder($input: OrderReasonInput!) { releaseOrder(input: $input) { ...OrderAnswer } } fragment OrderAnswer on OrderResult { __typename ... on Order { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: 'c65efaa36d6be7f29d58fc7fa3113e43ed2f715fa3959f7776e2552a6e12eb28' }) as unknown as TypedDocumentString<ReleaseOrderMutation, ReleaseOrderMutationVariables>;
