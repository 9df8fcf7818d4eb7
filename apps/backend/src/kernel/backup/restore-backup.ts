import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import pg from 'pg';
import type { Database } from '../database/database.ts';
import { longTransaction, type Run } from '../database/long-transaction.ts';
import { migrate, migrationFiles } from '../database/migrate.ts';
import { StartError } from '../errors.ts';
import type { BackupSummary } from './create-backup.ts';
import { jobTable, skippedTables } from './create-backup.ts';
import { readBackup, type BackupEnd, type BackupHeader } from './format.ts';

export type RestoreOptions = {
  readonly database: Database;
  readonly file: string;
  readonly migrations: string;
  readonly mediaFolder: string;
  /** Throws away what the database holds. */
  readonly force: boolean;
};

const batch = 500;

/** Brings a backup into an empty database: checked first, then loaded in one transaction, then brought up to date (R209). */
export async function restoreBackup({ database, file, migrations, mediaFolder, force }: RestoreOptions): Promise<BackupSummary> {
  const { header, end } = await readBackup(file, () => {});
  refuseUnknownMigrations(header, migrations);
  if (force) await emptyDatabase(database);
  else await refuseUsedDatabase(database);
  await migrate(database, migrations, header.migrations);
  await longTransaction(database, 'begin', (run) => load(run, file, end, mediaFolder));
  await migrate(database, migrations);
  return { file, tables: Object.keys(end.rows).length, rows: Object.values(end.rows).reduce((a, b) => a + b, 0), files: end.files };
}

function refuseUnknownMigrations(header: BackupHeader, folder: string): void {
  const known = new Set(migrationFiles(folder));
  const unknown = header.migrations.find((name) => !known.has(name));
  if (unknown !== undefined) throw new StartError(`The backup comes from a newer version of the shop (${unknown}): update the shop first.`);
}

async function publicTables(run: Run): Promise<string[]> {
  const { rows } = await run(`select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1)`, [
    skippedTables,
  ]);
  return rows.map(({ name }: { name: string }) => name);
}

async function refuseUsedDatabase(database: Database): Promise<void> {
  const run: Run = (text, values) => database.query(text, values);
  for (const table of await publicTables(run)) {
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

async function load(run: Run, file: string, end: BackupEnd, mediaFolder: string): Promise<void> {
  // Migrations may have written rows of their own; the backup has them all.
  const tables = await publicTables(run);
  if (tables.length > 0) await run(`truncate ${tables.map((name) => `public.${pg.escapeIdentifier(name)}`).join(', ')}`);
  await run(`create table if not exists ${jobTable} (id uuid, name text not null, data jsonb, start_after timestamptz not null)`);
  // Foreign keys are checked when all rows are there: no order of tables fits circles and rows that point at their own table.
  const keys = await strictForeignKeys(run);
  for (const key of keys) await run(`${key} deferrable initially deferred`);
  const written = await loadLines(run, file, mediaFolder);
  await run('set constraints all immediate');
  for (const key of keys) await run(`${key} not deferrable`);
  for (const { name, value, called } of end.sequences)
    await run('select setval($1::regclass, $2, $3)', [`public.${pg.escapeIdentifier(name)}`, value, called]);
  await verifyCounts(run, end, written);
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

async function loadLines(run: Run, file: string, mediaFolder: string): Promise<Record<string, number>> {
  const written: Record<string, number> = {};
  let insert = '';
  let waiting: string[] = [];
  let current = '';
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const { rowCount } = await run(insert, [`[${waiting.join(',')}]`]);
    written[current] = (written[current] ?? 0) + (rowCount ?? 0);
    waiting = [];
  };
  await readBackup(file, async (line) => {
    if (line.kind === 'row') {
      waiting.push(line.json);
      if (waiting.length >= batch) await flush();
      return;
    }
    await flush();
    if (line.kind === 'file') writeMedia(mediaFolder, line.path, line.content);
    else insert = await insertStatement(run, (current = line.table));
  });
  await flush();
  return written;
}

// Generated columns compute themselves; identity columns take the saved numbers.
async function insertStatement(run: Run, table: string): Promise<string> {
  const { rows } = await run(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [`public.${pg.escapeIdentifier(table)}`],
  );
  const columns = rows.map(({ name }: { name: string }) => pg.escapeIdentifier(name)).join(', ');
  const target = `public.${pg.escapeIdentifier(table)}`;
  return `insert into ${target} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${target}, $1::json)`;
}

// A file of a stranger must not reach outside the folder.
function writeMedia(folder: string, path: string, content: string): void {
  const target = resolve(folder, path);
  if (!target.startsWith(resolve(folder) + sep)) throw new StartError('The backup holds a file outside the media folder and is not used.');
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, Buffer.from(content, 'base64'));
}

async function verifyCounts(run: Run, end: BackupEnd, written: Readonly<Record<string, number>>): Promise<void> {
  for (const [table, expected] of Object.entries(end.rows)) {
    const { rows } = await run(`select count(*)::int as n from public.${pg.escapeIdentifier(table)}`);
    const { n } = rows[0] as { n: number };
    if (n !== expected || (written[table] ?? 0) !== expected)
      throw new StartError(`The restore is taken back: ${table} has ${n} rows, the backup ${expected}.`);
  }
}
