import pg from 'pg';
import { StartError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { assembleDatabase, surviveLostConnections } from './assemble.ts';
import type { Database } from './database.ts';
import { sqlState } from './database-errors.ts';
import { serverNotifications } from './notifications.ts';

/** R081, R082: nothing waits without an end; `query_timeout` is for a network that swallows packets. */
const limits = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 8_000,
};

const oldestVersion = 15;

/** Opens a pool on a PostgreSQL server; connections lost later are replaced by the next query. */
export async function openServer(url: string, max: number, logger: Logger): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max, ...limits, keepAlive: true, application_name: 'shop' });
  surviveLostConnections(pool, logger);
  try {
    const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version");
    const version = Math.floor(Number(rows[0]?.version) / 10_000);
    if (version < oldestVersion)
      throw new StartError(`The shop needs PostgreSQL ${oldestVersion} or newer; the server of DATABASE_URL is ${version}.`);
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : unreachable(url, error);
  }
  return assembleDatabase('server', pool, serverNotifications(url, logger), async () => {});
}

// The URL holds a password: only host and database are shown.
function unreachable(url: string, cause: unknown): StartError {
  const { hostname, port, pathname } = new URL(url);
  const place = `${hostname || 'the local socket'}${port ? `:${port}` : ''}${pathname}`;
  const error = cause as NodeJS.ErrnoException;
  const why = sqlState(cause) ? error.message : (error.code ?? error.message);
  return new StartError(`PostgreSQL at ${place} cannot be used (${why}): check DATABASE_URL and that the server runs.`, { cause });
}
