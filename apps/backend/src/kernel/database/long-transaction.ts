import type pg from 'pg';
import type { Database } from './database.ts';

/** Runs one statement, however long it takes. */
export type Run = (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>;

// `pg` counts on the client side too; a long index build or a backup must not be cut off there either.
const maxStatementMs = 6 * 3_600_000;

/** One transaction without the shop's time limits, for migrations, backups and restores. */
export async function longTransaction<T>(database: Database, begin: string, work: (run: Run) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  const run: Run = (text, values) => {
    const statement = { text, ...(values ? { values: [...values] } : {}), query_timeout: maxStatementMs };
    return client.query(statement);
  };
  let done = false;
  try {
    await run(begin);
    await run('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const result = await work(run);
    await run('commit');
    done = true;
    return result;
  } finally {
    if (!done) await client.query('rollback').catch(() => {});
    client.release(!done);
  }
}

/** One statement without these limits that can be in no transaction. */
export async function longStatement(database: Database, text: string): Promise<void> {
  const client = await database.pool.connect();
  let done = false;
  try {
    await client.query('set statement_timeout = 0');
    const statement = { text, query_timeout: maxStatementMs };
    await client.query(statement);
    await client.query('reset statement_timeout');
    done = true;
  } finally {
    client.release(!done);
  }
}
