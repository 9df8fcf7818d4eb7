/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ActorKind =
  | 'apiKey'
  | 'command'
  | 'import'
  | 'job'
  | 'shopper'
  | 'staff';

export type ApprovalState =
  | 'approved'
  | 'executed'
  | 'expired'
  | 'failed'
  | 'refused'
  | 'waiting'
  | 'withdrawn';

export type AuditFilter = {
  action?: string | null | undefined;
  entity?: string | null | undefined;
  entityId?: string | null | undefined;
  from?: string | null | undefined;
  staff?: string | null | undefined;
  to?: string | null | undefined;
};

/** A change of a thing, as the fields that changed. */
export type Edit = {
  changes: Array<FieldChange>;
  id: string;
  key: string;
  version: number;
};

/** A field, what it was when it was read, and what it shall be. */
export type FieldChange = {
  base?: unknown;
  field: string;
  value?: unknown;
};

export type InviteInput = {
  email: string;
  key: string;
  language: StaffLanguage;
  name: string;
  roles: Array<StaffRoleInput>;
};

export type ListInput = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  first?: number | null | undefined;
  search?: string | null | undefined;
};

/** What comes next at the log-in. */
export type LogInStep =
  /** In. */
  | 'done'
  /** In, and nothing can be done before there is a second factor. */
  | 'enrol'
  /** A code of the app, or a recovery code. */
  | 'secondFactor';

export type Role =
  | 'auditor'
  | 'branchManager'
  | 'branchStaff'
  | 'editor'
  | 'finance'
  | 'manager'
  | 'owner'
  | 'service';

/** What can be shown after a password. */
export type SecondFactor =
  | 'passkey'
  | 'recoveryCode'
  /** A code of the app. */
  | 'totp';

export type StaffLanguage =
  | 'de'
  | 'en'
  | 'nl';

export type StaffRoleInput = {
  branch?: string | null | undefined;
  role: Role;
};

export type StaffState =
  | 'active'
  | 'invited'
  | 'suspended';

/** What a session is proven by. */
export type Strength =
  | 'password'
  | 'pin'
  | 'two';

/** What the first page counts. */
export type TileId =
  /** What somebody else asked for and the caller may decide. */
  | 'approvals'
  | 'businessAccounts'
  | 'failedJobs'
  | 'failedMails'
  /** Of these, what should have arrived or be ready by now. */
  | 'ordersLate'
  /** Placed, and the money is not there. */
  | 'ordersToPay'
  /** Paid, or paid when collected, and not sent or laid ready. */
  | 'ordersToPick'
  | 'reviews'
  /** Withdrawals whose money has not gone back (LAW-08). */
  | 'withdrawals';

export type AddPasskeyMutationVariables = Exact<{
  name: string;
  response: unknown;
}>;


export type AddPasskeyMutation = { addPasskey: { codes: Array<string> | null, passkey: { id: string } } };

export type ChangeLanguageMutationVariables = Exact<{
  language: StaffLanguage;
}>;


export type ChangeLanguageMutation = { changeLanguage: { id: string, language: StaffLanguage } };

export type ChangePasswordMutationVariables = Exact<{
  password: string;
}>;


export type ChangePasswordMutation = { changePassword: { next: LogInStep } };

export type ConfirmTotpMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTotpMutation = { confirmTotp: { codes: Array<string> } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: boolean };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: boolean };

export type OwnAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAccountQuery = { me: { id: string, name: string, email: string, language: StaffLanguage, strength: Strength, hasPassword: boolean, hasTotp: boolean, recoveryCodesLeft: number, secondFactorDue: string | null, roles: Array<{ role: Role, branch: string | null }>, passkeys: Array<{ id: string, name: string, createdAt: string, usedAt: string | null }>, sessions: Array<{ id: string, isThis: boolean, strength: Strength, since: string, lastUsed: string, ip: string, browser: string }> } };

export type PasskeyRegistrationOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeyRegistrationOptionsQuery = { passkeyRegistrationOptions: unknown };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { removePasskey: boolean };

export type RemoveTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveTotpMutation = { removeTotp: boolean };

export type RenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { id: string } };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { codes: Array<string> } };

export type StartTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type StartTotpMutation = { startTotp: { uri: string, secret: string } };

export type ApprovalsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApprovalsQuery = { approvals: Array<{ id: string, action: string, summary: string, state: ApprovalState, requestedBy: string, requestedAt: string, expiresAt: string, decidedBy: string | null, decidedAt: string | null, reason: string | null, isMine: boolean, canDecide: boolean }> };

export type DecideMutationVariables = Exact<{
  request: string;
  approve: boolean;
  reason?: string | null | undefined;
  key: string;
}>;


export type DecideMutation = { decide:
    | { __typename: 'ApprovalRequest', id: string, state: ApprovalState, reason: string | null }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type WithdrawMutationVariables = Exact<{
  request: string;
  key: string;
}>;


export type WithdrawMutation = { withdraw:
    | { __typename: 'ApprovalRequest', id: string, state: ApprovalState }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type AuditEntriesQueryVariables = Exact<{
  list: ListInput;
  filter?: AuditFilter | null | undefined;
}>;


export type AuditEntriesQuery = { audit: { items: Array<{ id: string, at: string, actorKind: ActorKind, actor: string | null, action: string, entity: string | null, entityId: string | null, branch: string | null, reason: string | null, approval: string | null, undoOf: string | null, canUndo: boolean, changes: Array<{ field: string, before: unknown, after: unknown }> }>, page: { next: string | null, count: number, countIsCapped: boolean } } };

export type ExportAuditMutationVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  key: string;
}>;


export type ExportAuditMutation = { exportAudit:
    | { __typename: 'Download', id: string, fileName: string }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type UndoMutationVariables = Exact<{
  entry: string;
  key: string;
}>;


export type UndoMutation = { undo:
    | { __typename: 'EditConflict', fields: Array<{ path: string, theirs: unknown, by: string | null, at: string | null }> }
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'Undone', of: string }
    | { __typename: 'WaitsForApproval', request: { id: string } }
   };

export type AcceptInvitationWithPasskeyMutationVariables = Exact<{
  token: string;
  name: string;
  response: unknown;
}>;


export type AcceptInvitationWithPasskeyMutation = { acceptInvitationWithPasskey: { next: LogInStep, factors: Array<SecondFactor> } };

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { next: LogInStep, factors: Array<SecondFactor> } };

export type EntranceQueryVariables = Exact<{ [key: string]: never; }>;


export type EntranceQuery = { entrance: { demoPassword: string | null, demo: Array<{ email: string, name: string, roles: Array<{ role: Role, branch: string | null }> }> } };

export type InvitationQueryVariables = Exact<{
  token: string;
}>;


export type InvitationQuery = { invitation: { name: string, language: StaffLanguage, expiresAt: string } | null };

export type LogInWithPasskeyMutationVariables = Exact<{
  response: unknown;
}>;


export type LogInWithPasskeyMutation = { logInWithPasskey: { next: LogInStep, factors: Array<SecondFactor> } };

export type LogInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LogInMutation = { logIn: { next: LogInStep, factors: Array<SecondFactor> } };

export type PasskeyInvitationOptionsQueryVariables = Exact<{
  token: string;
}>;


export type PasskeyInvitationOptionsQuery = { passkeyInvitationOptions: unknown };

export type PasskeyLogInOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeyLogInOptionsQuery = { passkeyLogInOptions: unknown };

export type PasskeyStepUpOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeyStepUpOptionsQuery = { passkeyStepUpOptions: unknown };

export type ProveCodeMutationVariables = Exact<{
  code: string;
}>;


export type ProveCodeMutation = { proveCode: { next: LogInStep, factors: Array<SecondFactor> } };

export type ProveWithPasskeyMutationVariables = Exact<{
  response: unknown;
}>;


export type ProveWithPasskeyMutation = { proveWithPasskey: { next: LogInStep, factors: Array<SecondFactor> } };

export type StepUpWithPasskeyMutationVariables = Exact<{
  response: unknown;
}>;


export type StepUpWithPasskeyMutation = { stepUpWithPasskey: { next: LogInStep } };

export type StepUpMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
}>;


export type StepUpMutation = { stepUp: { next: LogInStep } };

export type ApprovalsWaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type ApprovalsWaitingQuery = { approvals: Array<{ id: string, canDecide: boolean }> };

export type EditThresholdsMutationVariables = Exact<{
  edit: Edit;
}>;


export type EditThresholdsMutation = { editThresholds:
    | { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'ThresholdsSaved', merged: Array<string>, thresholds: { version: number, refundCents: number, refundWithoutReturnCents: number, giftCardCents: number, campaignSkus: number, campaignPercent: number, bulkRows: number } }
    | { __typename: 'WaitsForApproval', request: { id: string, summary: string, expiresAt: string } }
   };

export type ThresholdsQueryVariables = Exact<{ [key: string]: never; }>;


export type ThresholdsQuery = { thresholds: { version: number, refundCents: number, refundWithoutReturnCents: number, giftCardCents: number, campaignSkus: number, campaignPercent: number, bulkRows: number } };

export type EditStaffMutationVariables = Exact<{
  edit: Edit;
}>;


export type EditStaffMutation = { editStaff:
    | { __typename: 'EditConflict', version: number, fields: Array<{ path: string, base: unknown, theirs: unknown, mine: unknown, by: string | null, at: string | null }> }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'StaffSaved', merged: Array<string>, staff: { id: string, version: number, name: string, language: StaffLanguage, state: StaffState, roles: Array<{ role: Role, branch: string | null }> } }
    | { __typename: 'WaitsForApproval', request: { id: string, summary: string, expiresAt: string } }
   };

export type InviteStaffMutationVariables = Exact<{
  input: InviteInput;
}>;


export type InviteStaffMutation = { inviteStaff:
    | { __typename: 'EditConflict' }
    | { __typename: 'Refusal', code: string, message: string, field: string | null }
    | { __typename: 'StaffSaved', staff: { id: string } }
    | { __typename: 'WaitsForApproval', request: { id: string, expiresAt: string } }
   };

export type ResetStaffMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type ResetStaffMutation = { resetStaff:
    | { __typename: 'EditConflict' }
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'StaffSaved' }
    | { __typename: 'WaitsForApproval' }
   };

export type RolesQueryVariables = Exact<{ [key: string]: never; }>;


export type RolesQuery = { roles: Array<{ role: Role, isOfBranch: boolean, permits: Array<{ permission: string, isOfBranch: boolean }> }> };

export type StaffListQueryVariables = Exact<{
  list: ListInput;
}>;


export type StaffListQuery = { staff: { items: Array<{ id: string, name: string, email: string | null, language: StaffLanguage, state: StaffState, lastSeenAt: string | null, hasSecondFactor: boolean, roles: Array<{ role: Role, branch: string | null }> }>, page: { next: string | null, count: number, countIsCapped: boolean } } };

export type StaffMemberQueryVariables = Exact<{
  id: string;
}>;


export type StaffMemberQuery = { staffMember: { id: string, version: number, name: string, email: string | null, language: StaffLanguage, state: StaffState, lastSeenAt: string | null, hasSecondFactor: boolean, roles: Array<{ role: Role, branch: string | null }> } };

export type TodayQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayQuery = { today: { at: string, tiles: Array<{ id: TileId, count: number, countIsCapped: boolean, urgent: boolean, oldest: string | null, daysLeft: number | null, branches: Array<string> | null }> } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: boolean };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, name: string, email: string, language: StaffLanguage, hasPassword: boolean, hasTotp: boolean, secondFactorDue: string | null, roles: Array<{ role: Role, branch: string | null }>, permits: Array<{ permission: string, branches: Array<string> | null }>, passkeys: Array<{ id: string }> } };

import type { TypedDocumentString } from './typed-document-string.ts';
export type { TypedDocumentString };

export { AddPasskeyDocument } from './documents/add-passkey.ts';
export { ChangeLanguageDocument } from './documents/change-language.ts';
export { ChangePasswordDocument } from './documents/change-password.ts';
export { ConfirmTotpDocument } from './documents/confirm-totp.ts';
export { EndOtherSessionsDocument } from './documents/end-other-sessions.ts';
export { EndSessionDocument } from './documents/end-session.ts';
export { OwnAccountDocument } from './documents/own-account.ts';
export { PasskeyRegistrationOptionsDocument } from './documents/passkey-registration-options.ts';
export { RemovePasskeyDocument } from './documents/remove-passkey.ts';
export { RemoveTotpDocument } from './documents/remove-totp.ts';
export { RenamePasskeyDocument } from './documents/rename-passkey.ts';
export { RenewRecoveryCodesDocument } from './documents/renew-recovery-codes.ts';
export { StartTotpDocument } from './documents/start-totp.ts';
export { ApprovalsDocument } from './documents/approvals.ts';
export { DecideDocument } from './documents/decide.ts';
export { WithdrawDocument } from './documents/withdraw.ts';
export { AuditEntriesDocument } from './documents/audit-entries.ts';
export { ExportAuditDocument } from './documents/export-audit.ts';
export { UndoDocument } from './documents/undo.ts';
export { AcceptInvitationWithPasskeyDocument } from './documents/accept-invitation-with-passkey.ts';
export { AcceptInvitationDocument } from './documents/accept-invitation.ts';
export { EntranceDocument } from './documents/entrance.ts';
export { InvitationDocument } from './documents/invitation.ts';
export { LogInWithPasskeyDocument } from './documents/log-in-with-passkey.ts';
export { LogInDocument } from './documents/log-in.ts';
export { PasskeyInvitationOptionsDocument } from './documents/passkey-invitation-options.ts';
export { PasskeyLogInOptionsDocument } from './documents/passkey-log-in-options.ts';
export { PasskeyStepUpOptionsDocument } from './documents/passkey-step-up-options.ts';
export { ProveCodeDocument } from './documents/prove-code.ts';
export { ProveWithPasskeyDocument } from './documents/prove-with-passkey.ts';
export { StepUpWithPasskeyDocument } from './documents/step-up-with-passkey.ts';
export { StepUpDocument } from './documents/step-up.ts';
export { ApprovalsWaitingDocument } from './documents/approvals-waiting.ts';
export { EditThresholdsDocument } from './documents/edit-thresholds.ts';
export { ThresholdsDocument } from './documents/thresholds.ts';
export { EditStaffDocument } from './documents/edit-staff.ts';
export { InviteStaffDocument } from './documents/invite-staff.ts';
export { ResetStaffDocument } from './documents/reset-staff.ts';
export { RolesDocument } from './documents/roles.ts';
export { StaffListDocument } from './documents/staff-list.ts';
export { StaffMemberDocument } from './documents/staff-member.ts';
export { TodayDocument } from './documents/today.ts';
export { LogOutDocument } from './documents/log-out.ts';
export { MeDocument } from './documents/me.ts';