export {
  countAccounts,
  findAccount,
  findByEmail,
  insertAccount,
  listAccounts,
  listActive,
  lockAccount,
  replaceRoles,
  unlockAccount,
  updateAccount,
} from './account-repository.ts';
export { storeAnswer, takeKey } from './answers.ts';
export { findRequest, insertRequest, listRequests, lockRequest, writeDecision } from './approval.ts';
export type { ApprovalRequest } from './approval.ts';
export { openStaff } from './open-staff.ts';
export type { Staff } from './open-staff.ts';
export type { Scope } from './scope.ts';
export { isBranchRole, roles } from './staff.ts';
export type { Role, RoleGrant, StaffAccount, StaffIdentity } from './staff.ts';
