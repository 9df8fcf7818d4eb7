import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../errors.ts';
import type { Database } from './database.ts';

// Any number, the same in every process of the shop.
const indexLock = 7_202_612;
const pauseMs = 250;
const maxStatementMs = 6 * 3_600_000;
const index = /^create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i;

const statementsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/--[^\n]*/g, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);

/** Whether a migration builds indexes beside the shop, which no transaction can. */
export const buildsBeside = (text: string): boolean => statementsOf(text).some((statement) => index.test(statement));

/** Applies such a migration, one index after the other, while the shop goes on reading and writing; killed half way it goes on where it was. */
export async function buildIndexes(database: Database, name: string, text: string): Promise<void> {
  const client = await database.pool.connect();
  const run = (statement: string, values: readonly unknown[] = []): Promise<pg.QueryResult> =>
    client.query({ text: statement, values: [...values], query_timeout: maxStatementMs } as pg.QueryConfig);
  try {
    await run("set statement_timeout = 0; set lock_timeout = '60s'");
    // Asked again and again: who stood in line would be waited for by the index itself.
    while (!(await run('select pg_try_advisory_lock($1) as mine', [indexLock])).rows[0]?.['mine']) await setTimeout(pauseMs);
    if ((await run('select 1 from migration where name = $1', [name])).rows.length > 0) return;
    for (const statement of statementsOf(text)) await buildIndex(run, database.kind, statement);
    await run('insert into migration (name) values ($1)', [name]);
  } catch (cause) {
    throw new StartError(`The migration ${name} failed: ${(cause as Error).message}.`, { cause });
  } finally {
    // On a server the session goes, and the lock and the settings with it; the embedded database has one for all.
    if (database.kind === 'embedded') {
      await run('select pg_advisory_unlock_all()');
      await run('reset statement_timeout; reset lock_timeout');
    }
    client.release(database.kind === 'server');
  }
}

type Run = (statement: string, values?: readonly unknown[]) => Promise<pg.QueryResult>;

async function buildIndex(run: Run, kind: Database['kind'], statement: string): Promise<void> {
  const name = index.exec(statement)?.[1];
  if (name === undefined) throw new Error('only indexes are built beside the shop');
  const { rows } = await run('select indisvalid as valid from pg_index where indexrelid = to_regclass($1)', [`"${name}"`]);
  if (rows[0]?.['valid'] === true) return;
  const beside = kind === 'server' ? 'concurrently ' : '';
  // Left by one that was ended: it is kept up to date, and nobody reads it.
  if (rows.length > 0) await run(`drop index ${beside}"${name}"`);
  await run(kind === 'server' ? statement : statement.replace(/\bconcurrently\b/i, ''));
}
