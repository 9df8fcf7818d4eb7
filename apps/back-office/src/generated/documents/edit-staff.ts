/* eslint-disable */
import type { EditStaffMutation, EditStaffMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const EditStaffDocument = /*#__PURE__*/ new TypedDocumentString(`mutation EditStaff($edit: Edit!) { editStaff(edit: $edit) { __typename ... on StaffSaved { staff { id version name language state roles { role branch } } merged } ... on Refusal { code message field } ... on EditConflict { version fields { path base theirs mine by at } } ... on WaitsForApproval { request { id summary expiresAt } } } }`, { hash: 'a8aee4a22215eecc0ce74b8d1b329fc715c1f018ca3f75dde6799ab094afd02e' }) as unknown as TypedDocumentString<EditStaffMutation, EditStaffMutationVariables>;
