import pg from 'pg';
import type { Database } from '../database/database.ts';
import { longTransaction, type Run } from '../database/long-transaction.ts';
import { migrate, migrationFiles } from '../database/migrate.ts';
import { StartError } from '../errors.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import type { BackupSummary } from './create-backup.ts';
import { readBackup, type BackupEnd, type BackupHeader } from './format.ts';
import { jobTable, listReplacedTables, sequenceOwners, type TableClass, type TableClasses } from './table-classes.ts';

export type RestoreOptions = {
  readonly database: Database;
  readonly file: string;
  readonly migrations: string;
  /** Where the pictures go. */
  readonly media: Pick<ObjectStore, 'write'>;
  /** Throws away what the database holds. */
  readonly force: boolean;
  readonly tables: TableClasses;
};

type RestoreSummary = BackupSummary & { /** When the backup was made. */ readonly createdAt: string };

const batch = 500;
/** More than a shop gives out between two backups. */
const lostNumbers = 100_000;

/** Brings a backup into an empty database: checked first, then loaded in one transaction, then brought up to date (R209). */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreSummary> {
  const { database, file, migrations, force } = options;
  const { header, end } = await readBackup(file, () => {});
  refuseUnknownMigrations(header, migrations);
  if (force) await emptyDatabase(database);
  else await refuseUsedDatabase(database, options.tables);
  await migrate(database, migrations, header.migrations);
  const loaded = await longTransaction(database, 'begin', (run) => load(run, options, end));
  await migrate(database, migrations);
  const rows = [...loaded.values()].reduce((a, b) => a + b, 0);
  return { file, tables: loaded.size, rows, files: end.files, createdAt: header.createdAt };
}

function refuseUnknownMigrations(header: BackupHeader, folder: string): void {
  const known = new Set(migrationFiles(folder));
  const unknown = header.migrations.find((name) => !known.has(name));
  if (unknown !== undefined) throw new StartError(`The backup comes from a newer version of the shop (${unknown}): update the shop first.`);
}

async function refuseUsedDatabase(database: Database, classes: TableClasses): Promise<void> {
  const run: Run = (text, values) => database.query(text, values);
  for (const table of await listReplacedTables(run)) {
    if (table === jobTable || classes[table]?.class === 'left-out') continue;
    const { rows } = await run(`select 1 from public.${pg.escapeIdentifier(table)} limit 1`);
    if (rows.length > 0)
      throw new StartError(`The database is not empty (${table}): restore into an empty one, or add --force to replace everything in it.`);
  }
}

// Both schemas: jobs that point at rows of the old data must not survive it.
async function emptyDatabase(database: Database): Promise<void> {
  await longTransaction(database, 'begin', async (run) => {
    await run('drop schema if exists pgboss cascade');
    await run('drop schema public cascade');
    await run('create schema public');
  });
}

async function load(run: Run, options: RestoreOptions, end: BackupEnd): Promise<ReadonlyMap<string, number>> {
  // Migrations may have written rows of their own; the backup has them all.
  const tables = await listReplacedTables(run);
  if (tables.length > 0) await run(`truncate ${tables.map((name) => `public.${pg.escapeIdentifier(name)}`).join(', ')}`);
  await run(`create table if not exists ${jobTable} (id uuid, name text not null, data jsonb, start_after timestamptz not null)`);
  // Foreign keys are checked when all rows are there: no order of tables fits circles and rows that point at their own table.
  const keys = await strictForeignKeys(run);
  for (const key of keys) await run(`${key} deferrable initially deferred`);
  const loaded = await loadLines(run, options);
  await run('set constraints all immediate');
  for (const key of keys) await run(`${key} not deferrable`);
  await setSequences(run, end.sequences, options.tables);
  await verifyCounts(run, end, loaded);
  return loaded.rows;
}

/** Goes on numbering behind the backup; far behind it where somebody may have been told a number that the backup does not know. */
async function setSequences(run: Run, sequences: BackupEnd['sequences'], classes: TableClasses): Promise<void> {
  const owners = await sequenceOwners(run);
  for (const { name, value, called } of sequences) {
    const owner = classes[owners.get(name) ?? ''];
    const gap = owner?.class === 'kept' && owner.hasNumbersOutside ? lostNumbers : 0;
    await run('select setval($1::regclass, $2::bigint + $4, $3)', [`public.${pg.escapeIdentifier(name)}`, value, called, gap]);
  }
}

async function strictForeignKeys(run: Run): Promise<string[]> {
  const { rows } = await run(
    `select conrelid::regclass::text as "table", conname as name from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 and not condeferrable`,
  );
  return rows.map(
    ({ table, name }: { table: string; name: string }) => `alter table ${table} alter constraint ${pg.escapeIdentifier(name)}`,
  );
}

/** Rows by table, and pictures. */
type Loaded = { readonly rows: ReadonlyMap<string, number>; readonly files: number };

/** What is left out by now may still be in a backup of an older shop. */
async function loadLines(run: Run, { file, media, tables: classes }: RestoreOptions): Promise<Loaded> {
  const loaded = new Map<string, number>();
  let files = 0;
  let insert: string | undefined;
  let waiting: string[] = [];
  let current = '';
  const flush = async (): Promise<void> => {
    if (waiting.length === 0 || insert === undefined) return;
    const { rowCount } = await run(insert, [`[${waiting.join(',')}]`]);
    loaded.set(current, (loaded.get(current) ?? 0) + (rowCount ?? 0));
    waiting = [];
  };
  await readBackup(file, async (line) => {
    if (line.kind === 'row') {
      if (insert === undefined) return;
      waiting.push(line.json);
      if (waiting.length >= batch) await flush();
      return;
    }
    await flush();
    if (line.kind === 'file') {
      await writeMedia(media, line.path, line.content);
      files++;
    } else {
      current = line.table;
      insert = await insertStatement(run, current, classes[current]);
      if (insert !== undefined) loaded.set(current, 0);
    }
  });
  await flush();
  return { rows: loaded, files };
}

// Generated columns compute themselves; identity columns take the saved numbers. What is void is so from the first moment, at the
// tables' age of the backup: a column it does not have yet has nothing to make void.
async function insertStatement(run: Run, table: string, found: TableClass | undefined): Promise<string | undefined> {
  if (found?.class === 'left-out') return undefined;
  const target = `public.${pg.escapeIdentifier(table)}`;
  const { rows } = await run(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [target],
  );
  const names = rows.map(({ name }: { name: string }) => name);
  const columns = names.map((name) => pg.escapeIdentifier(name)).join(', ');
  const set = found?.class === 'void-after-restore' ? found.set : {};
  const values = names.map((name) => set[name] ?? pg.escapeIdentifier(name)).join(', ');
  return `insert into ${target} (${columns}) overriding system value select ${values} from json_populate_recordset(null::${target}, $1::json)`;
}

// A file of a stranger must not reach outside of its place; Windows wrote backslashes.
async function writeMedia(media: RestoreOptions['media'], path: string, content: string): Promise<void> {
  const parts = path.split(/[/\\]/);
  if (parts.some((part) => !/^[\w.-]+$/.test(part) || /^\.+$/.test(part))) {
    throw new StartError('The backup holds a file outside the media folder and is not used.');
  }
  await media.write(parts.join('/'), Buffer.from(content, 'base64'));
}

async function verifyCounts(run: Run, end: BackupEnd, { rows: loaded, files }: Loaded): Promise<void> {
  if (files !== end.files) throw new StartError(`The restore is taken back: it has ${files} pictures, the backup ${end.files}.`);
  for (const [table, written] of loaded) {
    const expected = end.rows[table];
    const { rows } = await run(`select count(*)::int as n from public.${pg.escapeIdentifier(table)}`);
    const { n } = rows[0] as { n: number };
    if (n !== expected || written !== expected)
      throw new StartError(`The restore is taken back: ${table} has ${n} rows, the backup ${expected}.`);
  }
}
