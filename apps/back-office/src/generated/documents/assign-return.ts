/* eslint-disable */
import type { AssignReturnMutation, AssignReturnMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const AssignReturnDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AssignReturn($id: ID!, $version: Int!, $order: String!, $name: String, $key: ID!) { assignReturn(id: $id, version: $version, order: $order, name: $name, key: $key) { ...ReturnAnswer } } fragment ReturnAnswer on ReturnResult { __typename ... on Return { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: '5cf565f39c10c10e84146120e3d4cbb74835fc1ac904e6b9a99a334b026d8bfe' }) as unknown as TypedDocumentString<AssignReturnMutation, AssignReturnMutationVariables>;
