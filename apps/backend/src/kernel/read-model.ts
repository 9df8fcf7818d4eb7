import type { Database, Queryable, Reader, Tx } from './database/database.ts';
import type { Logger } from './logger.ts';

/** Data of PostgreSQL kept in memory: rebuilt in a side copy and swapped, never half new. */
export type ReadModel<T> = {
  readonly current: () => T;
  /** Loads again when the version in the database is another than ours; a writer awaits it before it answers. */
  readonly refresh: () => Promise<void>;
  /** Another text after every change. */
  readonly version: () => string;
  /** Where in the history of its database the model stands. */
  readonly position: () => ModelPosition;
  readonly close: () => Promise<void>;
};

/**
 * A version and the random mark that its write left: two databases with a common past give out the same versions, and never the same marks.
 * Without a mark nothing has been written yet.
 */
export type ModelPosition = { readonly version: string; readonly mark: string | undefined };

/** The entries that changed; undefined when it may be any. */
export type ChangedKeys = readonly string[] | undefined;

type Options<T> = {
  readonly name: string;
  readonly database: Database;
  readonly logger: Logger;
  /** Reads through what it is given: at start the shop's own connections, later those that no shopper takes. */
  readonly load: (sql: Reader) => Promise<T>;
  /** Reads entries that changed and returns the step that puts them in, which must not wait for anything. Without it everything is loaded again. */
  readonly loadChanges?: (current: T, keys: readonly string[], sql: Reader) => Promise<() => T>;
  /** Runs right after the swap; a writer's response waits until it is done. */
  readonly changed?: (keys: ChangedKeys) => void | Promise<void>;
  /** What is known already, of a position that the database knows (`knownPositions`): it is shown until the next refresh. */
  readonly restored?: { readonly value: T; readonly position: ModelPosition } | undefined;
  /** Notifications are lost while disconnected, so the version is also polled. */
  readonly pollMs?: number;
};

/** Called after a model of this process has changed; a writer's response waits until it is done. */
export type ModelListener = (name: string, keys: ChangedKeys) => void | Promise<void>;

const modelListeners = new WeakMap<Database, ModelListener[]>();

/** Subscribes to changes of all models on a database, whichever process made them. */
export function onModelChange(database: Database, listener: ModelListener): void {
  modelListeners.set(database, [...(modelListeners.get(database) ?? []), listener]);
}

/** The channel on which a changed model's name is announced. */
const channel = 'read_model';
/** More changed entries than this are not read one by one. */
const maxKeys = 1_000;
/** Changes are stored for this many versions; who is further behind loads everything. */
const storedVersions = 500;
/** Stands for any entry. */
const everything = '*';

/** Opens a read model and keeps it current: own process on `refresh`, others by notification or poll within two seconds. */
export async function openReadModel<T>({
  name,
  database,
  logger,
  load,
  loadChanges,
  changed,
  restored,
  pollMs = 1_500,
}: Options<T>): Promise<ReadModel<T>> {
  let position: ModelPosition = restored?.position ?? (await readChanges(database, name, undefined)).position;
  let value: T = restored ? restored.value : await load(database);
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;

  // Behind shoppers who wait for each other a refresh would find no connection, and others would see what was sold long after (R081).
  const { aside } = database;
  const update = async (): Promise<void> => {
    const { position: latest, keys } = await readChanges(aside, name, position.version);
    if (latest.version === position.version) return;
    value = loadChanges && keys ? (await loadChanges(value, keys, aside))() : await load(aside);
    position = latest;
    await changed?.(loadChanges && keys);
    for (const listener of modelListeners.get(database) ?? []) await listener(name, keys);
  };
  // One that has not begun will see everything that was committed before it begins: it serves whoever asks meanwhile.
  const refresh = (): Promise<void> => {
    if (waiting) return waiting;
    running = running
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        return update();
      });
    waiting = running;
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
    version: () => position.version,
    position: () => position,
    close: async () => {
      clearInterval(timer);
      await unlisten();
      await running.catch(() => undefined);
    },
  };
}

/**
 * Marks a model as changed inside the writer's transaction; everybody hears of it at commit.
 * Writers of one model wait for each other here, so versions follow each other in the order of the commits.
 */
export async function touchReadModel(tx: Tx, name: string, keys?: ChangedKeys): Promise<void> {
  const storedKeys = keys && keys.length > 0 && keys.length <= maxKeys ? [...new Set(keys)] : [everything];
  // One statement: other writers wait from here to the commit, and every answer that is waited for makes that longer.
  await tx.query(
    `with touched as (
       insert into read_model_version (name, version) values ($1, 1)
       on conflict (name) do update set version = read_model_version.version + 1, mark = gen_random_uuid() returning version, mark),
     noted as (
       insert into read_model_change (name, version, key, mark)
       select $1, touched.version, key, touched.mark from touched, unnest($2::text[]) as key),
     forgotten as (
       delete from read_model_change using touched where name = $1 and read_model_change.version <= touched.version - $3)
     select pg_notify($4, $1) from touched`,
    [name, storedKeys, storedVersions, channel],
    'read-model-touch',
  );
}

/** The position, and what changed after the version we have; no keys when that is unknown, too much, or may be any entry. */
async function readChanges(
  database: Queryable,
  name: string,
  after: string | undefined,
): Promise<{ readonly position: ModelPosition; readonly keys: ChangedKeys }> {
  const { rows } = await database.query<{ version: string; mark: string; versions: string; keys: string[] | null }>(
    `select current.version::text, current.mark::text, change.versions::text, change.keys
     from read_model_version as current,
       lateral (select count(distinct version) as versions, (array_agg(distinct key))[1:${maxKeys + 1}] as keys from read_model_change
         where name = $1 and version > $2::bigint and version <= current.version) as change
     where current.name = $1`,
    [name, after ?? '9223372036854775807'],
    'read-model-changes',
  );
  const [row] = rows;
  if (!row) return { position: { version: '0', mark: undefined }, keys: undefined };
  const { version, mark } = row;
  const isComplete = after !== undefined && row.versions === String(BigInt(version) - BigInt(after));
  const keys = row.keys ?? [];
  const isKnown = isComplete && keys.length <= maxKeys && !keys.includes(everything);
  return { position: { version, mark }, keys: isKnown ? keys : undefined };
}

/** The models whose positions lie in the history of this database, as far back as it is stored. */
export async function knownPositions(
  database: Queryable,
  positions: Readonly<Record<string, ModelPosition>>,
): Promise<ReadonlySet<string>> {
  const given = Object.entries(positions).map(([name, position]) => ({ name, ...position }));
  const { rows } = await database.query<{ name: string }>(
    `select given.name from json_to_recordset($1::json) as given(name text, version bigint, mark uuid)
     where exists (select from read_model_version as current
         where current.name = given.name and current.version = given.version and current.mark = given.mark)
       or exists (select from read_model_change as change
         where change.name = given.name and change.version = given.version and change.mark = given.mark)`,
    [JSON.stringify(given)],
  );
  return new Set(rows.map(({ name }) => name));
}
