import type { Database, Queryable, Tx } from './database/database.ts';
import type { Logger } from './logger.ts';

/** Data of PostgreSQL kept in memory: rebuilt in a side copy and swapped, never half new. */
export type ReadModel<T> = {
  readonly current: () => T;
  /** Loads again when the version in the database is another than ours; a writer awaits it before it answers. */
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type Options<T> = {
  readonly name: string;
  readonly database: Database;
  readonly logger: Logger;
  readonly load: () => Promise<T>;
  /** Runs in the moment of the swap; a writer's answer waits until it is done. */
  readonly changed?: () => void | Promise<void>;
  /** Notifications are lost while disconnected, so the version is also polled. */
  readonly pollMs?: number;
};

/** The channel on which a changed model's name is announced. */
const channel = 'read_model';

/** Opens a read model and keeps it current: own process on `refresh`, others by notification or poll within two seconds. */
export async function openReadModel<T>({ name, database, logger, load, changed, pollMs = 1_500 }: Options<T>): Promise<ReadModel<T>> {
  let version = await readVersion(database, name);
  let value = await load();
  let running: Promise<void> = Promise.resolve();

  const refresh = (): Promise<void> => {
    running = running
      .catch(() => undefined)
      .then(async () => {
        const latest = await readVersion(database, name);
        if (latest === version) return;
        value = await load();
        version = latest;
        await changed?.();
      });
    return running;
  };
  const refreshInBackground = (): void => {
    refresh().catch((error: unknown) => logger.error('read-model.refresh-failed', { model: name, error }));
  };
  const unlisten = await database.listen(
    channel,
    (payload) => {
      if (payload === name) refreshInBackground();
    },
    refreshInBackground,
  );
  const timer = setInterval(refreshInBackground, pollMs);
  timer.unref();
  return {
    current: () => value,
    refresh,
    close: async () => {
      clearInterval(timer);
      await unlisten();
      await running.catch(() => undefined);
    },
  };
}

/** Marks a model as changed inside the writer's transaction; everybody hears of it at commit. */
export async function touchReadModel(tx: Tx, name: string): Promise<void> {
  await tx.query(
    `insert into read_model_version (name, version) values ($1, 1)
     on conflict (name) do update set version = read_model_version.version + 1`,
    [name],
  );
  await tx.notify(channel, name);
}

async function readVersion(database: Queryable, name: string): Promise<string> {
  const { rows } = await database.query<{ version: string }>('select version::text from read_model_version where name = $1', [name]);
  return rows[0]?.version ?? '0';
}
