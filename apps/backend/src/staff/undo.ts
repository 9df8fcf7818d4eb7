import { notFound } from '#kernel/errors.ts';
import type { AuditEntry } from '#modules/audit/index.ts';
import type { StaffIdentity } from '#modules/staff/index.ts';
import type { Actions } from './decide.ts';
import { scopeOf } from './grants.ts';
import type { Edit } from './patch.ts';
import { checkActor, Refused, runAction, type Action, type ActionParts, type Actor, type Done } from './run-action.ts';

const undoMs = 30 * 86_400_000;

/** The edit that puts an entry's fields back: what it wrote is the base, so that what others have written since is merged or a conflict. */
export const reverseOf = ({ entityId, version, changes }: AuditEntry): Edit => ({
  id: entityId ?? '',
  version: version ?? 0,
  changes: changes.map(({ field, before, after }) => ({ field, base: after, value: before })),
});

/** Whether somebody can put back what an entry changed. */
export function canUndo(actions: Actions, { roles }: StaffIdentity, entry: AuditEntry, now: Date): boolean {
  const action = actions.get(entry.action);
  return action !== undefined && refusalOf(action, entry, now) === undefined && scopeOf(roles, action.permission) !== undefined;
}

/** Runs the reverse of what an entry says, by the same action and under its permission. */
export async function undo(parts: ActionParts, actions: Actions, actor: Actor, id: string, key: string): Promise<Done<unknown>> {
  const entry = await parts.audit.find(id);
  const action = entry && actions.get(entry.action);
  if (!entry) throw notFound('There is no such entry.');
  if (!action) throw new Refused('never', 'This cannot be undone.');
  checkActor(parts, action, actor);
  const refusal = refusalOf(action, entry, parts.clock.now());
  if (refusal) throw refusal;
  return runAction(parts, action as Action<unknown, unknown>, actor, reverseOf(entry), { key, undoOf: id });
}

function refusalOf(action: Action<never, unknown>, { at, changes }: AuditEntry, now: Date): Refused | undefined {
  if (!action.isEdit) return new Refused('never', 'This cannot be undone.');
  if (now.getTime() - at.getTime() > undoMs || changes.length === 0) return new Refused('too-late', 'It was too long ago to be undone.');
  return undefined;
}
