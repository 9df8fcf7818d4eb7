import { isDeepStrictEqual } from 'node:util';
import type { Database, Queryable, Tx } from '#kernel/database/database.ts';
import type { Change } from '#modules/audit/index.ts';
import type { Permission } from './permissions.ts';
import { runAction, type Action, type Actor, type WriteParts } from './run-action.ts';

/** What the log says of a thing: its fields, undefined while it does not exist. */
type Facts = Readonly<Record<string, unknown>> | undefined;

/** What a use case does, and to what. */
export type Deed = {
  readonly name: string;
  readonly permission: Permission;
  readonly entity: string;
  readonly entityId: string;
  readonly reason?: string | undefined;
  /** The thing as it is now, locked; read before and after, so that the log has both. */
  readonly facts: (sql: Queryable) => Promise<Facts>;
  /** Leaves an entry although no fact changes: a mail that goes out again. */
  readonly isAlwaysNoted?: true;
};

type Work = (tx: Tx) => Promise<unknown>;

/**
 * The database for one deed of a use case that has transactions of its own: each runs as an action, and leaves its entry with what
 * it changed, in the same transaction. One that changes nothing leaves none.
 */
export function asAction(parts: WriteParts, actor: Actor, deed: Deed): Database {
  const { name, permission, entity, entityId, reason, facts, isAlwaysNoted } = deed;
  const action: Action<Work, unknown> = {
    name,
    permission,
    run: async (tx, work) => {
      const before = await facts(tx);
      const answer = await work(tx);
      const changes = changesOf(before, await facts(tx));
      const isNoted = changes.length > 0 || isAlwaysNoted === true;
      return { answer, entries: isNoted ? [{ entity, entityId, changes, ...(reason === undefined ? {} : { reason }) }] : [] };
    },
  };
  return {
    ...parts.database,
    transaction: async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
      const done = await runAction(parts, action, actor, work);
      if (done.kind === 'waits') throw new Error(`${name} waits for somebody`);
      return done.answer as T;
    },
  };
}

function changesOf(before: Facts = {}, after: Facts = {}): readonly Change[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after));
}
