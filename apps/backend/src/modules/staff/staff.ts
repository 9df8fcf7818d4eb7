import type { Language } from '@shop/contract';

export const roles = ['owner', 'manager', 'branchManager', 'branchStaff', 'editor', 'service', 'finance', 'auditor'] as const;
export type Role = (typeof roles)[number];
/** Roles that hold for the branches they name. */
const branchRoles: ReadonlySet<Role> = new Set(['branchManager', 'branchStaff']);
export const isBranchRole = (role: Role): boolean => branchRoles.has(role);

export type StaffState = 'invited' | 'active' | 'suspended';
export type Strength = 'password' | 'two' | 'pin';

/** A role, with its branch where it has one. */
export type RoleGrant = { readonly role: Role; readonly branch: string | null };

export type StaffAccount = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly state: StaffState;
  readonly roles: readonly RoleGrant[];
  readonly lastSeenAt: Date | null;
  readonly activatedAt: Date | null;
  readonly hasSecondFactor: boolean;
  readonly version: number;
};

/** Who asks: an account by one of its sessions. */
export type StaffIdentity = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly roles: readonly RoleGrant[];
  readonly hasSecondFactor: boolean;
  readonly activatedAt: Date | null;
  readonly sessionHash: string;
  readonly strength: Strength;
  readonly provedAt: Date;
};

/** Where a request comes from, as a session remembers it. */
export type Place = { readonly ip: string; readonly browser: string };
