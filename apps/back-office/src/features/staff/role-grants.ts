import type { Role } from '../../generated/graphql.ts';

export type Grant = { readonly role: Role; readonly branch: string | null };

export const roleNames = [
  'owner',
  'manager',
  'branchManager',
  'branchStaff',
  'editor',
  'service',
  'finance',
  'auditor',
] as const satisfies readonly Role[];

const branchRoles: ReadonlySet<Role> = new Set<Role>(['branchManager', 'branchStaff']);
export const isBranchRole = (role: Role): boolean => branchRoles.has(role);

/** Whoever gets one of these needs a second person's word. */
export const isPowerful = (role: Role): boolean => role === 'owner' || role === 'finance';

const nameOf = ({ role, branch }: Grant): string => `${role} ${branch ?? ''}`;

/** As the shop keeps them, so that the same roles are the same value whoever pressed what first. */
export const sorted = (grants: readonly Grant[]): readonly Grant[] =>
  [...new Map(grants.map((grant) => [nameOf(grant), grant])).entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, grant]) => grant);

/** Fields of the API beside these two are none of an edit. */
export const grantsOf = (roles: readonly { readonly role: Role; readonly branch?: string | null | undefined }[]): readonly Grant[] =>
  roles.map(({ role, branch }) => ({ role, branch: branch ?? null }));

function toggled(grants: readonly Grant[], grant: Grant, isOn: boolean): readonly Grant[] {
  const others = grants.filter((one) => nameOf(one) !== nameOf(grant));
  return sorted(isOn ? [...others, grant] : others);
}

/** A role of a branch begins without one: it is chosen next, and the shop refuses it until then. */
export function withRole(grants: readonly Grant[], role: Role, isOn: boolean): readonly Grant[] {
  const others = grants.filter((one) => one.role !== role);
  return sorted(isOn ? [...others, { role, branch: null }] : others);
}

/** One branch more for a role, in place of "none yet". */
export function withBranch(grants: readonly Grant[], role: Role, branch: string, isOn: boolean): readonly Grant[] {
  const next = toggled(
    grants.filter((one) => !(one.role === role && one.branch === null)),
    { role, branch },
    isOn,
  );
  return next.some((one) => one.role === role) ? next : sorted([...next, { role, branch: null }]);
}
