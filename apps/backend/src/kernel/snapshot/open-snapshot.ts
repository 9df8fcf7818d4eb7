import type { Queryable } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import { knownPositions, type ModelPosition } from '../read-model.ts';
import { DamagedSnapshotError, readSnapshot, type SnapshotKey, type StoredSnapshot } from './snapshot-file.ts';

/** What a process had in memory at an earlier moment, as far as it can be believed. */
export type Snapshot = {
  /** The parts by their names; none when nothing is believed. */
  readonly parts: readonly string[];
  /** Where a model stood; undefined when the history of the database does not have it. */
  position(model: string): ModelPosition | undefined;
  /** Reads a part, once; undefined when there is none, or when it cannot be read. */
  restore<T>(part: string, read: (bytes: Uint8Array) => T): T | undefined;
};

export const noSnapshot: Snapshot = { position: () => undefined, restore: () => undefined, parts: [] };

type Options = {
  readonly file: string;
  readonly key: SnapshotKey;
  readonly database: Queryable;
  readonly logger: Logger;
};

/** Reads the snapshot and says in words why one is not believed: then everything is read from the database. */
export async function openSnapshot({ file, key, database, logger }: Options): Promise<Snapshot> {
  const stored = readOrSayWhyNot(file, logger);
  if (!stored) return noSnapshot;
  const { header, parts } = stored;
  const refuse = (reason: string): Snapshot => {
    logger.info('snapshot.not_believed', { reason, writtenAt: header.writtenAt });
    return noSnapshot;
  };
  if (header.code !== key.code) return refuse('another version of the shop wrote it');
  if (header.schema !== key.schema) return refuse('the tables of the database have other migrations');
  const known = await knownPositions(database, header.positions);
  if (known.size === 0) return refuse('it is of another database, or older than what the database has noted of its changes');
  const unknown = Object.keys(header.positions).filter((model) => !known.has(model));
  logger.info('snapshot.believed', { writtenAt: header.writtenAt, ...(unknown.length > 0 ? { butNotOf: unknown } : {}) });
  const unread = new Map(parts);
  return {
    position: (model) => (known.has(model) ? header.positions[model] : undefined),
    parts: [...parts.keys()],
    restore: (part, read) => {
      const bytes = unread.get(part);
      unread.delete(part);
      try {
        return bytes && read(bytes);
      } catch (error) {
        logger.warn('snapshot.part_not_read', { part, error });
        return undefined;
      }
    },
  };
}

function readOrSayWhyNot(file: string, logger: Logger): StoredSnapshot | undefined {
  try {
    return readSnapshot(file);
  } catch (error) {
    const reason = error instanceof DamagedSnapshotError ? error.message : `it cannot be read: ${(error as Error).message}`;
    logger.warn('snapshot.not_believed', { reason });
    return undefined;
  }
}
