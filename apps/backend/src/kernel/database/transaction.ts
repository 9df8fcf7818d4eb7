import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { TransactionOptions, Tx } from './database.ts';
import { activeSpan } from '@shop/telemetry';
import { findUnavailable, sqlState, type DatabaseUnavailableError } from './database-errors.ts';

type Scope = { active: boolean; statements: number };

const running = new AsyncLocalStorage<Scope>();
const maxRetries = 3;
/** Before work for which the database was too busy is tried again. */
const pauseMs = 50;

/**
 * Refuses the pool inside a running transaction, on both databases: on the embedded one it would wait for itself for ever,
 * on PostgreSQL it would silently read and write beside the transaction.
 */
export function guardPool(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: (error: Error) => void) => Promise<pg.PoolClient> | void;
  const guarded = (callback?: (error: Error) => void): Promise<pg.PoolClient> | void => {
    if (!running.getStore()?.active) return connect(callback);
    const error = new Error('database used outside the running transaction');
    if (!callback) return Promise.reject(error);
    callback(error);
  };
  pool.connect = guarded as typeof pool.connect;
}

/** Runs code outside the transaction that happens to be running, as notifications and timers must. */
export const outsideTransaction = <T>(run: () => T): T => running.exit(run);

/**
 * Runs work in one READ COMMITTED transaction. Serialization failures and deadlocks are tried again up to three times, vain waits for a
 * lock or a connection as long as the caller has patience: nothing of such a transaction was written.
 */
export async function runTransaction<T>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<T>,
  { patienceMs = 0 }: TransactionOptions = {},
): Promise<T> {
  const end = performance.now() + patienceMs;
  for (let attempt = 0; ; attempt++) {
    try {
      return await runOnce(pool, work);
    } catch (error) {
      const isConflict = ['40001', '40P01'].includes(sqlState(error) ?? '') && attempt < maxRetries;
      if (!isConflict && !(isVainWait(error) && performance.now() < end)) throw findUnavailable(error) ?? error;
      await setTimeout((10 << Math.min(attempt, maxRetries)) * (1 + Math.random()));
    }
  }
}

type Reason = DatabaseUnavailableError['reason'];

/** Runs work that may be repeated, again while the database is too busy for it and the caller has patience. */
export const patiently = <T>(work: () => Promise<T>, patienceMs: number): Promise<T> => again(work, patienceMs, ['busy']);

/** As long as another server may take to take over, and some more. */
const takeoverMs = 90_000;

/** The same also while it cannot be reached. What was done outside must be noted: it would be done again. */
export const whenReachable = <T>(work: () => Promise<T>): Promise<T> => again(work, takeoverMs, ['busy', 'unreachable']);

async function again<T>(work: () => Promise<T>, patienceMs: number, reasons: readonly Reason[]): Promise<T> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const reason = findUnavailable(error)?.reason;
      if (reason === undefined || !reasons.includes(reason) || performance.now() >= end) throw error;
      await setTimeout(pauseMs * (1 + Math.random()));
    }
  }
}

const isLockTimeout = (error: unknown): boolean => sqlState(error) === '55P03';

const isVainWait = (error: unknown): boolean =>
  isLockTimeout(error) || (error instanceof Error && error.message === 'timeout exceeded when trying to connect');

async function runOnce<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const scope: Scope = { active: true, statements: 0 };
  let broken: Error | undefined;
  try {
    await client.query('begin isolation level read committed');
    const result = await running.run(scope, () => work(transactionOf(client, scope)));
    await client.query('commit');
    activeSpan()?.add({ 'db.statements': scope.statements });
    return result;
  } catch (error) {
    // A connection that failed or still waits for an answer must not go back into the pool.
    broken = isLockTimeout(error) ? undefined : findUnavailable(error);
    if (!broken) await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    scope.active = false;
    client.release(broken);
  }
}

function transactionOf(client: pg.PoolClient, scope: Scope): Tx {
  const query: Tx['query'] = (text, values, name) => {
    // A forgotten await would otherwise write after the commit, into somebody else's transaction.
    if (!scope.active) return Promise.reject(new Error('transaction used after its end'));
    scope.statements += 1;
    return client.query(name ? { name, text, values: [...(values ?? [])] } : { text, values: [...(values ?? [])] });
  };
  return { query, notify: async (channel, payload) => void (await query('select pg_notify($1, $2)', [channel, payload])) };
}
