import type pg from 'pg';
import type { Logger } from '../logger.ts';
import type { Database, Notifications, Queryable } from './database.ts';
import { findUnavailable } from './database-errors.ts';
import { describeStatement, transactionSpan } from './describe-statement.ts';
import { inSpan } from '../telemetry/tracer.ts';
import { guardPool, runTransaction } from './transaction.ts';

/** Keeps lost connections from ending the process: pg raises them as events on idle and on borrowed connections alike (R080). */
export function surviveLostConnections(pool: pg.Pool, logger: Logger): void {
  pool.on('error', (error) => logger.warn('database.connection_lost', { error }));
  pool.on('connect', (client) => client.on('error', (error) => logger.warn('database.connection_lost', { error })));
}

/** Joins pool and notifications into the Database the shop works with. */
export function assembleDatabase(
  kind: Database['kind'],
  pool: pg.Pool,
  notifications: Notifications,
  closeServer: () => Promise<void>,
): Database {
  guardPool(pool);
  let closing: Promise<void> | undefined;
  const send: Queryable['query'] = (text, values = [], name) =>
    pool.query(name ? { name, text, values: [...values] } : { text, values: [...values] }).catch((error: unknown) => {
      throw findUnavailable(error) ?? error;
    });
  const query: Queryable['query'] = (text, values, name) =>
    inSpan(
      () => describeStatement(text),
      () => send(text, values, name),
    );
  return {
    kind,
    pool,
    query,
    transaction: (work, options) =>
      inSpan(
        () => transactionSpan,
        () => runTransaction(pool, work, options),
      ),
    listen: notifications.listen,
    ping: async () => void (await query('select 1')),
    close: () =>
      (closing ??= (async () => {
        await notifications.close();
        await pool.end();
        await closeServer();
      })()),
  };
}
