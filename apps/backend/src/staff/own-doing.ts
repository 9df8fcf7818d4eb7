import type { Tx } from '#kernel/database/database.ts';
import { findAccount, requestLifeMs, type ApprovalRequest, type RoleGrant, type StaffAccount } from '#modules/staff/index.ts';
import { commandScope, scopeOf } from './grants.ts';
import type { Permission } from './permissions.ts';
import type { ActionParts } from './run-action.ts';

type Standing = Pick<StaffAccount, 'state' | 'roles'>;

/**
 * Whether the asker has taken the account or a role of somebody who could decide, up to the life of a request before asking: nobody makes
 * themselves the only one. What commands take is taken at the machine of the shop, and does not count.
 */
export async function hasTakenAway(
  tx: Tx,
  { audit }: Pick<ActionParts, 'audit'>,
  permission: Permission,
  { requestedBy, requestedAt }: ApprovalRequest,
): Promise<boolean> {
  const edits = await audit.editsBy(tx, requestedBy, 'staff', new Date(requestedAt.getTime() - requestLifeMs));
  for (const id of new Set(edits.map(({ entityId }) => entityId))) {
    const account = Number(id) === requestedBy ? undefined : await findAccount(tx, Number(id), commandScope);
    const of = (field: keyof Standing) => edits.find((one) => one.entityId === id && one.field === field)?.before;
    if (!account) continue;
    const state = of('state') ?? account.state;
    const roles = (of('roles') ?? account.roles) as readonly RoleGrant[];
    if (state === 'active' && scopeOf(roles, permission)?.all === true) return true;
  }
  return false;
}
