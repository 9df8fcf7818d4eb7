import { authenticationError, authorizationError, notFound } from '#kernel/errors.ts';
import type { RoleGrant, Scope, StaffIdentity } from '#modules/staff/index.ts';
import { permissions, type Permission } from './permissions.ts';

/** Whoever is logged in, whoever is halfway in, and everybody. */
export const openDoors = ['public', 'half', 'self'] as const;
type OpenDoor = (typeof openDoors)[number];

/** What a field asks of its caller. */
export type Rule = { readonly permission: Permission | OpenDoor; readonly isOfBranch: boolean; readonly stepUp: boolean };

/** What the check needs to know of the shop. */
export type GrantSettings = { readonly secondFactorDue: (identity: StaffIdentity) => Date | undefined };

const stepUpMs = 5 * 60_000;

/** Until when what asks for the factors again goes without. */
export const provedUntil = ({ provedAt }: StaffIdentity): Date => new Date(provedAt.getTime() + stepUpMs);

/** The only maker of scopes. */
const everywhere = { all: true } as Scope;
const inBranches = (branches: readonly string[]): Scope => ({ all: false, branches }) as Scope;

/** For what is done from the machine itself, which needs no permission. */
export const commandScope: Scope = everywhere;

/** Where somebody with these roles has a permission; undefined: nowhere. */
export function scopeOf(roles: readonly RoleGrant[], permission: Permission): Scope | undefined {
  const { reach } = permissions[permission];
  if (roles.some(({ role }) => reach[role] === 'everywhere')) return everywhere;
  const branches = roles.flatMap(({ role, branch }) => (reach[role] === 'branch' && branch !== null ? [branch] : []));
  return branches.length === 0 ? undefined : inBranches([...new Set(branches)].sort());
}

/** One branch of what somebody may see, never more of it; undefined when it is none of theirs. */
export function narrowed(scope: Scope, branch: string): Scope | undefined {
  return scope.all || scope.branches.includes(branch) ? inBranches([branch]) : undefined;
}

/** The same for who chose a branch, or none. One of others is as unknown as one that does not exist. */
export function chosen(scope: Scope, branch: string | null | undefined, isBranch: (code: string) => boolean): Scope {
  if (branch === null || branch === undefined) return scope;
  const found = isBranch(branch) ? narrowed(scope, branch) : undefined;
  if (!found) throw notFound('There is no such branch.');
  return found;
}

/** Lets a caller through or throws the refusal: identity, permission, strength, scope, and whether the factors are fresh. */
export function authorize(identity: StaffIdentity | undefined, rule: Rule, settings: GrantSettings, now: Date): Scope {
  if (rule.permission === 'public') return inBranches([]);
  if (!identity) throw authenticationError('Log in first.');
  if (rule.permission === 'half') return inBranches([]);
  const isHalfway = identity.strength === 'password' && identity.hasSecondFactor;
  if (isHalfway) throw authorizationError('The second factor is missing.', { code: 'second-factor' });
  // At a shared till nobody changes what they log in with.
  if (rule.permission === 'self' && rule.stepUp && identity.strength === 'pin') throw refused();
  const scope = rule.permission === 'self' ? inBranches([]) : permitted(identity, rule, settings, now);
  if (rule.stepUp && provedUntil(identity) < now) throw authorizationError('Show your factors again.', { code: 'step-up' });
  return scope;
}

function permitted(identity: StaffIdentity, { permission, isOfBranch }: Rule, settings: GrantSettings, now: Date): Scope {
  const scope = scopeOf(identity.roles, permission as Permission);
  // What has no branches is not for who has the permission in some of them only.
  if (!scope || (!scope.all && !isOfBranch)) throw refused();
  if (identity.strength === 'pin' && !permissions[permission as Permission].withPin) throw refused();
  const due = settings.secondFactorDue(identity);
  if (due && due <= now) throw authorizationError('A second factor is due.', { code: 'enrol' });
  return scope;
}

const refused = () => authorizationError('Your roles do not allow this.', { code: 'permission' });
