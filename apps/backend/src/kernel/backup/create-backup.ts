import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { longTransaction, type Run } from '../database/long-transaction.ts';
import { lineCounter, rowLine, writeBackup, type BackupEnd, type BackupHeader } from './format.ts';

export type BackupSummary = { readonly file: string; readonly tables: number; readonly rows: number; readonly files: number };

export type BackupOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly file: string;
  /** Folder of originals that belong to the data, such as uploaded pictures; what can be made again is not saved. */
  readonly mediaFolder: string;
};

/** Tables that are not the shop's data: made by their owners, empty at a new start. */
export const skippedTables = ['migration', 'mailbox_message', 'restored_job'];
/** Where waiting jobs travel: pg-boss's own tables belong to pg-boss. */
export const jobTable = 'restored_job';

const batch = 500;

/** Writes all data as of one time into one file while the shop goes on (R208). */
export async function createBackup({ database, clock, file, mediaFolder }: BackupOptions): Promise<BackupSummary> {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.part`;
  rmSync(draft, { force: true });
  const counts: Record<string, number> = {};
  const files = listFiles(mediaFolder);
  await longTransaction(database, 'begin isolation level repeatable read read only', async (run) => {
    await writeBackup(draft, backupLines(run, clock, counts, files, mediaFolder));
  });
  renameSync(draft, file);
  const rows = Object.values(counts).reduce((a, b) => a + b, 0);
  return { file, tables: Object.keys(counts).length, rows, files: files.length };
}

async function* backupLines(
  run: Run,
  clock: Clock,
  counts: Record<string, number>,
  files: string[],
  mediaFolder: string,
): AsyncGenerator<string> {
  const counter = lineCounter();
  const migrations = await run('select name from migration order by name');
  const header: BackupHeader = {
    format: 'shop-backup',
    version: 1,
    createdAt: clock.now().toISOString(),
    migrations: migrations.rows.map((row: { name: string }) => row.name),
  };
  yield counter.add(JSON.stringify(header));
  for (const { name, select } of await sources(run)) {
    yield counter.add(JSON.stringify({ table: name }));
    counts[name] = 0;
    for await (const json of readRows(run, select)) {
      counts[name]++;
      yield counter.add(rowLine(json));
    }
  }
  for (const path of files) {
    yield counter.add(JSON.stringify({ file: relative(mediaFolder, path), content: readFileSync(path).toString('base64') }));
  }
  const end: BackupEnd = { end: true, rows: counts, files: files.length, sequences: await readSequences(run), sha256: counter.digest() };
  yield counter.add(JSON.stringify(end));
}

async function sources(run: Run): Promise<{ name: string; select: string }[]> {
  const { rows } = await run(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by tablename`,
    [skippedTables],
  );
  const tables = rows.map(({ name }: { name: string }) => ({
    name,
    select: `select row_to_json(t)::text as json from public.${pg.escapeIdentifier(name)} t`,
  }));
  const jobs = await run(`select to_regclass('pgboss.job') is not null as found`);
  if (!jobs.rows[0]?.found) return tables;
  const waiting = `select id, name, data, start_after from pgboss.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' and name <> 'dead-letter'`;
  return [...tables, { name: jobTable, select: `select row_to_json(t)::text as json from (${waiting}) t` }];
}

// A cursor: a table need not fit into memory.
async function* readRows(run: Run, select: string): AsyncGenerator<string> {
  await run(`declare backup_rows no scroll cursor for ${select}`);
  for (;;) {
    const { rows } = await run(`fetch ${batch} from backup_rows`);
    for (const { json } of rows as { json: string }[]) yield json;
    if (rows.length < batch) break;
  }
  await run('close backup_rows');
}

async function readSequences(run: Run): Promise<BackupEnd['sequences']> {
  // A sequence of a table that is left out would have nothing to belong to.
  const { rows } = await run(
    `select sequencename as name from pg_sequences
     where schemaname = 'public' and not exists (
       select 1 from pg_depend join pg_class on pg_class.oid = refobjid
       where objid = format('public.%I', sequencename)::regclass and deptype in ('a', 'i') and relname = any($1))
     order by 1`,
    [skippedTables],
  );
  const found = [];
  for (const { name } of rows as { name: string }[]) {
    const state = await run(`select last_value::text as value, is_called as called from public.${pg.escapeIdentifier(name)}`);
    const { value, called } = state.rows[0] as { value: string; called: boolean };
    found.push({ name, value, called });
  }
  return found;
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
