import type pg from 'pg';
import type { Logger } from '../logger.ts';
import type { Database, Notifications, Queryable, Reader } from './database.ts';
import { findUnavailable } from './database-errors.ts';
import { describeStatement, transactionSpan } from './describe-statement.ts';
import { inSpan } from '@shop/telemetry';
import { guardPool, runTransaction } from './transaction.ts';

/** Keeps lost connections from ending the process: pg raises them as events on idle and on borrowed connections alike (R080). */
export function surviveLostConnections(pool: pg.Pool, logger: Logger): void {
  pool.on('error', (error) => logger.warn('database.connection_lost', { error }));
  pool.on('connect', (client) => client.on('error', (error) => logger.warn('database.connection_lost', { error })));
}

/** Statements and transactions on a pool, traced, and with errors that say whether the database is away. */
function readerOn(pool: pg.Pool): Reader {
  guardPool(pool);
  const send: Queryable['query'] = (text, values = [], name) =>
    pool.query(name ? { name, text, values: [...values] } : { text, values: [...values] }).catch((error: unknown) => {
      throw findUnavailable(error) ?? error;
    });
  return {
    query: (text, values, name) =>
      inSpan(
        () => describeStatement(text),
        () => send(text, values, name),
      ),
    transaction: (work, options) =>
      inSpan(
        () => transactionSpan,
        () => runTransaction(pool, work, options),
      ),
  };
}

type Parts = {
  readonly kind: Database['kind'];
  readonly pool: pg.Pool;
  /** Its connections are for read models alone; undefined where there is one session for all. */
  readonly aside?: pg.Pool;
  readonly notifications: Notifications;
  readonly closeServer?: () => Promise<void>;
};

/** Joins pools and notifications into the Database the shop works with. */
export function assembleDatabase({ kind, pool, aside, notifications, closeServer }: Parts): Database {
  const own = readerOn(pool);
  let closing: Promise<void> | undefined;
  return {
    kind,
    pool,
    ...own,
    aside: aside ? readerOn(aside) : own,
    listen: notifications.listen,
    ping: async () => void (await own.query('select 1')),
    close: () =>
      (closing ??= (async () => {
        await notifications.close();
        await pool.end();
        await aside?.end();
        await closeServer?.();
      })()),
  };
}
