import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { longTransaction, type Run } from '../database/long-transaction.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { lineCounter, rowLine, writeBackup, type BackupEnd, type BackupHeader } from './format.ts';
import { jobTable, listSavedTables, sequenceOwners, type TableClasses } from './table-classes.ts';

export type BackupSummary = { readonly file: string; readonly tables: number; readonly rows: number; readonly files: number };

export type BackupOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly file: string;
  /** Originals that belong to the data, such as uploaded pictures; what can be made again is not saved. */
  readonly media: ObjectStore;
  readonly tables: TableClasses;
};

const batch = 500;
/** Of tables with pictures in them, which are as long as hundreds of other rows. */
const pictureBatch = 10;

/** Writes all data as of one time into one file while the shop goes on (R208). */
export async function createBackup(options: BackupOptions): Promise<BackupSummary> {
  const { database, file } = options;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.part`;
  rmSync(draft, { force: true });
  const counts: Counts = { rows: {}, files: 0 };
  await longTransaction(database, 'begin isolation level repeatable read read only', async (run) => {
    const tables = await listSavedTables(run, options.tables);
    await writeBackup(draft, backupLines(run, options, tables, counts));
  });
  renameSync(draft, file);
  const rows = Object.values(counts.rows).reduce((a, b) => a + b, 0);
  return { file, tables: Object.keys(counts.rows).length, rows, files: counts.files };
}

/** What has been written so far. */
type Counts = { readonly rows: Record<string, number>; files: number };

async function* backupLines(run: Run, { clock, media }: BackupOptions, tables: readonly string[], counts: Counts): AsyncGenerator<string> {
  const counter = lineCounter();
  const migrations = await run('select name from migration order by name');
  const header: BackupHeader = {
    format: 'shop-backup',
    version: 1,
    createdAt: clock.now().toISOString(),
    migrations: migrations.rows.map((row: { name: string }) => row.name),
  };
  yield counter.add(JSON.stringify(header));
  for (const { name, select, size } of await sources(run, tables)) {
    yield counter.add(JSON.stringify({ table: name }));
    counts.rows[name] = 0;
    for await (const json of readRows(run, select, size)) {
      counts.rows[name]++;
      yield counter.add(rowLine(json));
    }
  }
  for await (const key of media.list()) {
    // Gone since it was listed: nothing in the data names it any more.
    const bytes = await media.read(key);
    if (!bytes) continue;
    counts.files++;
    yield counter.add(JSON.stringify({ file: key, content: bytes.toString('base64') }));
  }
  const sequences = await readSequences(run, tables);
  const end: BackupEnd = { end: true, rows: counts.rows, files: counts.files, sequences, sha256: counter.digest() };
  yield counter.add(JSON.stringify(end));
}

type Source = { readonly name: string; readonly select: string; readonly size: number };

async function sources(run: Run, tables: readonly string[]): Promise<Source[]> {
  const { rows } = await run(
    `select distinct table_name as name from information_schema.columns where table_schema = 'public' and data_type = 'bytea'`,
  );
  const pictured = new Set(rows.map(({ name }: { name: string }) => name));
  const saved = tables.map((name) => ({
    name,
    select: asJson(`public.${pg.escapeIdentifier(name)}`),
    size: pictured.has(name) ? pictureBatch : batch,
  }));
  const jobs = await waitingJobs(run);
  return jobs.length === 0 ? saved : [...saved, { name: jobTable, select: asJson(`(${jobs.join(' union all ')})`), size: batch }];
}

const asJson = (rows: string): string => `select row_to_json(t)::text as json from ${rows} t`;

// In pg-boss's table, or where a restore left them until the next start.
async function waitingJobs(run: Run): Promise<string[]> {
  const columns = 'select id, name, data, start_after from';
  const places = {
    'pgboss.job': `${columns} pgboss.job
      where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' and name <> 'dead-letter'`,
    [`public.${jobTable}`]: `${columns} public.${jobTable}`,
  };
  const { rows } = await run('select place from unnest($1::text[]) as place where to_regclass(place) is not null', [Object.keys(places)]);
  return rows.map(({ place }: { place: keyof typeof places }) => places[place] ?? '');
}

// A cursor: a table need not fit into memory.
async function* readRows(run: Run, select: string, size: number): AsyncGenerator<string> {
  await run(`declare backup_rows no scroll cursor for ${select}`);
  for (;;) {
    const { rows } = await run(`fetch ${size} from backup_rows`);
    for (const { json } of rows as { json: string }[]) yield json;
    if (rows.length < size) break;
  }
  await run('close backup_rows');
}

async function readSequences(run: Run, tables: readonly string[]): Promise<BackupEnd['sequences']> {
  const { rows } = await run(`select sequencename as name from pg_sequences where schemaname = 'public' order by 1`);
  const owners = await sequenceOwners(run);
  const found = [];
  for (const { name } of rows as { name: string }[]) {
    const owner = owners.get(name);
    if (owner !== undefined && !tables.includes(owner)) continue;
    const state = await run(`select last_value::text as value, is_called as called from public.${pg.escapeIdentifier(name)}`);
    const { value, called } = state.rows[0] as { value: string; called: boolean };
    found.push({ name, value, called });
  }
  return found;
}
