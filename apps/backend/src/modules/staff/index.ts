export {
  countAccounts,
  findAccount,
  findByEmail,
  insertAccount,
  listAccounts,
  listActive,
  lockAccount,
  readLock,
  replaceRoles,
  staffNames,
  unlockAccount,
  updateAccount,
} from './account-repository.ts';
export { storeAnswer, takeKey } from './answers.ts';
export { keepDownload, takeDownload } from './downloads.ts';
export { keepUploadUntil, lockUpload, markUploadUsed } from './upload-repository.ts';
export { isUploadKind, UploadRefused } from './upload-kinds.ts';
export { isFull, UploadGone } from './uploads.ts';
export type { UploadKind } from './upload-kinds.ts';
export type { Upload } from './upload-repository.ts';
export type { OwnFiles, Uploads } from './uploads.ts';
export { findRequest, insertRequest, listRequests, listWaiting, lockRequest, requestLifeMs, writeDecision } from './approval.ts';
export type { ApprovalRequest } from './approval.ts';
export { openStaff } from './open-staff.ts';
export type { Factors, Staff } from './open-staff.ts';
export type { Passkey } from './passkey-repository.ts';
export { countViews, deleteView, listViews, writeView } from './view-repository.ts';
export type { SavedView } from './view-repository.ts';
export { branchesOf } from './scope.ts';
export type { Scope } from './scope.ts';
export { sessionChannel } from './sessions.ts';
export { isBranchRole, roles } from './staff.ts';
export type { Role, RoleGrant, StaffAccount, StaffIdentity } from './staff.ts';
