import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Tx } from './database.ts';
import { activeSpan } from '../telemetry/tracer.ts';
import { findUnavailable, sqlState } from './database-errors.ts';

type Scope = { active: boolean; statements: number };

const running = new AsyncLocalStorage<Scope>();
const maxRetries = 3;

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

/** Runs work in one READ COMMITTED transaction; serialization failures and deadlocks are tried again up to three times. */
export async function runTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await runOnce(pool, work);
    } catch (error) {
      const state = sqlState(error);
      if ((state !== '40001' && state !== '40P01') || attempt >= maxRetries) throw findUnavailable(error) ?? error;
      await new Promise((resolve) => setTimeout(resolve, (10 << attempt) * (1 + Math.random())));
    }
  }
}

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
    broken = findUnavailable(error);
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
