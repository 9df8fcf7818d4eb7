import type { AuditEntriesQuery } from '../../generated/graphql.ts';

export type Entry = AuditEntriesQuery['audit']['items'][number];

const undoDays = 30;

/** Why an entry cannot be undone by this person; undefined when it can. */
export function whyNoUndo({ canUndo, action, changes, at }: Entry, now: Date): 'never' | 'late' | 'permission' | undefined {
  if (canUndo) return undefined;
  // Only edits keep both what was and what became, field by field, in a way that an edit can put back.
  if (!action.endsWith('.edit') || changes.length === 0) return 'never';
  return now.getTime() - new Date(at).getTime() > undoDays * 86_400_000 ? 'late' : 'permission';
}

/** Where the thing of an entry is, as far as it has a screen. */
export function pathOf({ entity, entityId }: Pick<Entry, 'entity' | 'entityId'>): string | undefined {
  if (!entityId) return undefined;
  if (entity === 'staff') return `/staff/${entityId}`;
  if (entity === 'customer') return `/customers/${entityId}`;
  if (entity === 'message') return `/forms/${entityId}`;
  if (entity === 'order') return `/orders/${entityId}`;
  if (entity === 'return') return `/returns/${entityId}`;
  if (entity === 'media' && entityId !== 'unused') return `/media/${entityId}`;
  if (entity === 'approval') return `/approvals?view=decided&request=${entityId}`;
  return entity === 'setting' && (entityId === 'thresholds' || entityId === 'returns') ? `/settings/${entityId}` : undefined;
}
