/* eslint-disable */
import type { ResetStaffMutation, ResetStaffMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ResetStaffDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ResetStaff($id: ID!, $key: ID!) { resetStaff(id: $id, key: $key) { __typename ... on Refusal { code message } } }`, { hash: 'f64941d834a9c891f9f4c72c2b28a8f86b8022b666c21f8c996e9d51d584cf2d' }) as unknown as TypedDocumentString<ResetStaffMutation, ResetStaffMutationVariables>;
