/* eslint-disable */
import type { InviteStaffMutation, InviteStaffMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const InviteStaffDocument = /*#__PURE__*/ new TypedDocumentString(`mutation InviteStaff($input: InviteInput!) { inviteStaff(input: $input) { __typename ... on StaffSaved { staff { id } } ... on Refusal { code message field } ... on WaitsForApproval { request { id expiresAt } } } }`, { hash: 'c2c557780acebbe4f761ac3fdf369345da2c5a3fe1e64d41c17ce4a40d7d9542' }) as unknown as TypedDocumentString<InviteStaffMutation, InviteStaffMutationVariables>;
