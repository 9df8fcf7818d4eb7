import type { Tx } from '#kernel/database/database.ts';
import { authorizationError, notFound } from '#kernel/errors.ts';
import type { Change } from '#modules/audit/index.ts';
import { findReturnIn, holdReturn, type HeldReturn, type Return } from '#modules/returns/index.ts';
import { branchesOf, type Scope } from '#modules/staff/index.ts';
import { scopeOf } from '../../grants.ts';
import { permissions, type Permission } from '../../permissions.ts';
import { Refused, type Actor } from '../../run-action.ts';
import { refusing } from '../orders/refusing.ts';

/** Whether a return is of somebody's branches: of the one the goods came to, before that of those its order is of. */
export function isOfScope(scope: Scope, { source, branches: own }: Pick<Return, 'source' | 'branches'>): boolean {
  const branches = branchesOf(scope);
  return branches === null || (source === null ? own.some((branch) => branches.includes(branch)) : branches.includes(source));
}

/** Where somebody may do what another permission is for; nobody at a shared till, when it is not for tills. */
export function scopeFor(actor: Actor, permission: Permission): Scope | undefined {
  if (actor.kind !== 'staff') return actor.scope;
  const isLocked = actor.identity.strength === 'pin' && !permissions[permission].withPin;
  return isLocked ? undefined : scopeOf(actor.identity.roles, permission);
}

/** Refuses who does not have it, or not for this return. */
export function checkPermission(actor: Actor, permission: Permission, back: Return): void {
  const scope = scopeFor(actor, permission);
  if (!scope) throw authorizationError('Your roles do not allow this.', { code: 'permission' });
  if (!isOfScope(scope, back)) throw new Refused('return-branch', 'This return is of another branch.');
}

/** A return that somebody is about to change, as they saw it: nobody else does before the transaction ends. */
export async function lockReturnOf(
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number },
  actor: Actor,
): Promise<HeldReturn> {
  const seen = await findReturnIn(tx, id, actor.scope);
  if (!seen) throw notFound('There is no such return.');
  const held = await refusing(() => holdReturn(tx, seen));
  // The goods may have come to another branch meanwhile.
  if (!(await findReturnIn(tx, id, actor.scope))) throw notFound('There is no such return.');
  if (held.back.version !== version) throw new Refused('changed', 'Somebody changed this return meanwhile: look at it again.', 'version');
  return held;
}

/** What the log says of a change of a return; who works where the goods are hears of it. */
export const returnEntry = ({ number, source, branches, version }: Return, changes: readonly Change[], reason?: string | null) => {
  const branchCode = source ?? branches.find((branch) => branch !== 'WEB');
  return {
    entity: 'return',
    entityId: number,
    version,
    changes,
    ...(branchCode === undefined ? {} : { branchCode }),
    ...(reason ? { reason } : {}),
  };
};
