import type { Database, Tx } from '#kernel/database/database.ts';
import type { Media } from '../create-media.ts';
import { picturesOfOrders, usedAmong } from './where-used.ts';

/** As long as the log offers to put something back. */
const binDays = 30;
const dayMs = 86_400_000;
const batch = 200;

type Candidate = { readonly id: number; readonly hash: string; readonly frameHash: string };

const read = async (tx: Tx, where: string, values: readonly unknown[]): Promise<readonly Candidate[]> =>
  (
    await tx.query<Candidate>(
      `select id, hash, frame_hash as "frameHash" from media_asset where ${where} order by id limit ${batch} for update skip locked`,
      values,
    )
  ).rows;

const split = async (tx: Tx, candidates: readonly Candidate[]) => {
  const used = await usedAmong(tx, [...new Set(candidates.flatMap(({ hash, frameHash }) => [hash, frameHash]))]);
  const isUsed = ({ hash, frameHash }: Candidate): boolean => used.has(hash) || used.has(frameHash);
  return { used: candidates.filter(isUsed), unused: candidates.filter((one) => !isUsed(one)) };
};

/** What orders show is in use, whatever the shop sells today. */
async function noteOrders(database: Database): Promise<void> {
  for await (const hashes of picturesOfOrders(database)) {
    await database.query('update media_asset set is_used = true, removed_at = null where hash = any($1) or frame_hash = any($1)', [hashes]);
  }
}

/**
 * Throws away what nothing names, some at a time. What came within the last day is left: somebody may be about to use it. Returns how many.
 */
export async function throwAwayUnused(database: Database, now: Date): Promise<number> {
  await noteOrders(database);
  let thrown = 0;
  for (let after = 0; ;) {
    const step = await database.transaction(async (tx) => {
      const found = await read(tx, 'id > $1 and removed_at is null and not is_used and uploaded_at <= $2', [
        after,
        new Date(now.getTime() - dayMs),
      ]);
      const { used, unused } = await split(tx, found);
      await tx.query('update media_asset set is_used = true where id = any($1)', [used.map(({ id }) => id)]);
      await tx.query('update media_asset set removed_at = $2, version = version + 1 where id = any($1)', [unused.map(({ id }) => id), now]);
      return { last: found.at(-1)?.id, thrown: unused.length };
    });
    thrown += step.thrown;
    if (step.last === undefined) return thrown;
    after = step.last;
  }
}

/** Deletes what was thrown away long ago and nothing has named since; what something names is back in the library. Returns how many are gone. */
export async function emptyBin(database: Database, media: Pick<Media, 'remove'>, now: Date): Promise<number> {
  await noteOrders(database);
  let gone = 0;
  for (let after = 0; ;) {
    const step = await database.transaction(async (tx) => {
      const found = await read(tx, 'id > $1 and removed_at <= $2', [after, new Date(now.getTime() - binDays * dayMs)]);
      const { used, unused } = await split(tx, found);
      await tx.query('update media_asset set is_used = true, removed_at = null where id = any($1)', [used.map(({ id }) => id)]);
      await tx.query('delete from media_asset where id = any($1)', [unused.map(({ id }) => id)]);
      // The rows go last: what a disk did not let go is found again.
      for (const hash of new Set(unused.flatMap(({ hash: own, frameHash }) => [own, frameHash]))) {
        if (!(await isNamedElsewhere(tx, hash))) await media.remove(hash);
      }
      return { last: found.at(-1)?.id, gone: unused.length };
    });
    gone += step.gone;
    if (step.last === undefined) return gone;
    after = step.last;
  }
}

/** Two pictures may be cut to the same frame. */
const isNamedElsewhere = async (tx: Tx, hash: string): Promise<boolean> =>
  (await tx.query('select from media_asset where hash = $1 or frame_hash = $1 limit 1', [hash])).rows.length > 0;
