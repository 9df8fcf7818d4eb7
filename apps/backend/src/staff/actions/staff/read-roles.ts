import { isBranchRole, roles as knownRoles, type RoleGrant } from '#modules/staff/index.ts';
import { Refused } from '../../run-action.ts';

/** Roles as somebody sent them, in the order they are kept in; refuses what is none. */
export function readRoles(given: unknown, isBranch: (code: string) => boolean): readonly RoleGrant[] {
  if (!Array.isArray(given)) throw new Refused('roles', 'Roles are a list.', 'roles');
  const grants = given.map((one): RoleGrant => {
    const { role, branch } = (typeof one === 'object' && one !== null ? one : {}) as { role?: unknown; branch?: unknown };
    const known = knownRoles.find((name) => name === role);
    if (!known) throw new Refused('roles', 'One of the roles is not known.', 'roles');
    if (!isBranchRole(known)) return { role: known, branch: null };
    if (typeof branch !== 'string' || !isBranch(branch))
      throw new Refused('branch', 'A role of a branch names one of the branches.', 'roles');
    return { role: known, branch };
  });
  const byName = new Map(grants.map((grant) => [`${grant.role} ${grant.branch ?? ''}`, grant]));
  if (byName.size === 0) throw new Refused('roles', 'Somebody without a role can do nothing: suspend the account instead.', 'roles');
  return [...byName.keys()].sort().flatMap((name) => byName.get(name) ?? []);
}

/** Who gets one of these can do harm that no log undoes: a second person decides. */
export const isPowerful = ({ role }: RoleGrant): boolean => role === 'owner' || role === 'finance';
