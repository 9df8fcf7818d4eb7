import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors.ts';
import type { Database } from './database.ts';
import { buildIndexes, buildsBeside } from './build-indexes.ts';
import { sqlState } from './database-errors.ts';
import { longTransaction, type Run } from './long-transaction.ts';

// Any number, the same in every process of the shop.
const migrationLock = 7_202_611;
const lockTimeout = '55P03';
const attempts = 10;

/** The numbered SQL files of a folder, in order: `0001-catalogue.sql`. */
export function migrationFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d+.*\.sql$/.test(name))
    .sort();
}

/** Brings the database up to the newest file, or to the given ones only, and returns the names it applied; forward only. */
export async function migrate(database: Database, folder: string, only?: readonly string[]): Promise<string[]> {
  const applied: string[] = [];
  for (;;) {
    const { done, beside } = await applyInTransaction(database, folder, only);
    applied.push(...done);
    if (beside === undefined) return applied;
    await buildIndexes(database, beside, readFileSync(join(folder, beside), 'utf8'));
    applied.push(beside);
  }
}

type Step = { readonly done: readonly string[]; /** The next one, which cannot run in a transaction. */ readonly beside?: string };

async function applyInTransaction(database: Database, folder: string, only: readonly string[] | undefined): Promise<Step> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await longTransaction(database, 'begin', (run) => applyNew(run, folder, only));
    } catch (error) {
      // R092: a table in use by the live shop is waited for briefly and often, not long at a stretch.
      if (sqlState(error) !== lockTimeout || attempt === attempts) throw error;
    }
  }
}

// One transaction for all: killed half way it starts over (R090); a second process waits for the first, then finds nothing to do (R091).
async function applyNew(run: Run, folder: string, only: readonly string[] | undefined): Promise<Step> {
  await waitForTurn(run);
  await run('create table if not exists migration (name text primary key, applied_at timestamptz not null default now())');
  const applied = new Set((await run('select name from migration')).rows.map((row: { name: string }) => row.name));
  const fresh = migrationFiles(folder).filter((name) => !applied.has(name) && (only?.includes(name) ?? true));
  const first = fresh.findIndex((name) => buildsBeside(readFileSync(join(folder, name), 'utf8')));
  const done = first < 0 ? fresh : fresh.slice(0, first);
  for (const name of done) await applyFile(run, folder, name);
  return first < 0 ? { done } : { done, beside: fresh[first] as string };
}

async function waitForTurn(run: Run): Promise<void> {
  await run("set local lock_timeout = '60s'");
  try {
    await run(`select pg_advisory_xact_lock(${migrationLock})`);
  } catch (cause) {
    if (sqlState(cause) !== lockTimeout) throw cause;
    throw new StartError('Another process has been migrating the database for more than a minute: wait for it, then start again.');
  }
  await run("set local lock_timeout = '2s'");
}

async function applyFile(run: Run, folder: string, name: string): Promise<void> {
  try {
    await run(readFileSync(join(folder, name), 'utf8'));
    await run('insert into migration (name) values ($1)', [name]);
  } catch (cause) {
    throw new StartError(`The migration ${name} failed: ${(cause as Error).message}.`, { cause });
  }
}
