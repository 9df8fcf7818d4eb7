import { Refused, type Actor } from '../../run-action.ts';

export type Begun = { readonly id: string };

/** Whoever did it, as the run remembers it. */
export function begunBy(actor: Actor) {
  if (actor.kind !== 'staff') throw new Refused('browser', 'This is begun by a person.');
  return { staffId: actor.identity.id, staffName: actor.identity.name, screen: actor.screen ?? null };
}

/** What the log says of a run. */
export const entryOf = (id: string, field: string, after: unknown) => ({
  entity: 'bulk',
  entityId: id,
  changes: [{ field, before: null, after }],
  bulkId: id,
});
