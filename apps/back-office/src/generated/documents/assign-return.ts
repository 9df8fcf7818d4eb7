/* eslint-disable */
import type { AssignReturnMutation, AssignReturnMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const AssignReturnDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AssignReturn($id: ID!, $version: Int!, $order: String!, $key: ID!) { assignReturn(id: $id, version: $version, order: $order, key: $key) { ...ReturnAnswer } } fragment ReturnAnswer on ReturnResult { __typename ... on Return { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: '04329d3d37898b55fe569f72e5c44c2c4273bf9f6f807ec67bf2638b4c3f1e23' }) as unknown as TypedDocumentString<AssignReturnMutation, AssignReturnMutationVariables>;
