import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { assembleDatabase, surviveLostConnections } from './assemble.ts';
import type { Database } from './database.ts';
import { findUnavailable, sqlState } from './database-errors.ts';
import { serverNotifications } from './notifications.ts';

/** R081, R082: nothing waits without an end; `query_timeout` is for a network that swallows packets. */
const limits = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 5_000,
  query_timeout: 8_000,
};

/**
 * The planner takes a JSON list for a hundred rows and compiles for half a second what runs in ten milliseconds. And it takes a block that
 * is read alone for four, as on turning disks: a count would rather read every order than the part of an index that it needs.
 */
const options = '-c jit=off -c random_page_cost=1.1';

/** For read models: one may load everything while another reads what was sold. */
const asideConnections = 2;
const oldestVersion = 15;

/** How long a start waits for a server that is busy or not up yet, and how long it pauses between two tries at most. */
const startPatienceMs = 30_000;
const maxPauseMs = 4_000;

/** Opens a pool on a PostgreSQL server; connections lost later are replaced by the next query. */
export async function openServer(url: string, max: number, logger: Logger, patienceMs = startPatienceMs): Promise<Database> {
  const openPool = (connections: number, name: string): pg.Pool => {
    const opened = new pg.Pool({ connectionString: url, max: connections, ...limits, options, keepAlive: true, application_name: name });
    surviveLostConnections(opened, logger);
    return opened;
  };
  const pool = openPool(max, 'shop');
  try {
    const version = await readVersion(pool, patienceMs, (error, pauseMs) =>
      logger.warn('database.waiting', { server: serverOf(url), reason: reasonOf(error), pauseMs }),
    );
    if (version < oldestVersion)
      throw new StartError(`The shop needs PostgreSQL ${oldestVersion} or newer; the server of DATABASE_URL is ${version}.`);
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : unreachable(url, error);
  }
  const aside = openPool(asideConnections, 'shop-aside');
  return assembleDatabase({ kind: 'server', pool, aside, notifications: serverNotifications(url, logger) });
}

type OnWait = (error: unknown, pauseMs: number) => void;

// A server that starts beside the shop, or whose machine is busy, is soon there; a wrong password or name stays wrong.
async function readVersion(pool: pg.Pool, patienceMs: number, onWait: OnWait): Promise<number> {
  const end = performance.now() + patienceMs;
  for (let pauseMs = 250; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    try {
      const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version");
      return Math.floor(Number(rows[0]?.version) / 10_000);
    } catch (error) {
      if (!findUnavailable(error) || performance.now() + pauseMs > end) throw error;
      onWait(error, pauseMs);
      await setTimeout(pauseMs);
    }
  }
}

// The URL holds a password: only host and database are shown.
function serverOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'the local socket'}${port ? `:${port}` : ''}${pathname}`;
}

function reasonOf(cause: unknown): string {
  const error = cause as NodeJS.ErrnoException;
  return sqlState(cause) ? error.message : (error.code ?? error.message);
}

const unreachable = (url: string, cause: unknown): StartError =>
  new StartError(`PostgreSQL at ${serverOf(url)} cannot be used (${reasonOf(cause)}): check DATABASE_URL and that the server runs.`, {
    cause,
  });
