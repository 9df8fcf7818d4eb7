import type { Queryable } from '#kernel/database/database.ts';
import { broken, ok, warning, type Examination, type Finding } from './finding.ts';

type Server = {
  readonly version: string;
  readonly fsync: string;
  readonly full_page_writes: string;
  readonly synchronous_commit: string;
  readonly connections: number;
  readonly encoding: string;
  readonly is_standby: boolean;
  readonly is_superuser: boolean;
};

/** The connections of one process beside its pool. */
const further = 3;

const readServer = async (sql: Queryable): Promise<Server> => {
  const { rows } = await sql.query<Server>(
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
       current_setting('full_page_writes') as full_page_writes, current_setting('synchronous_commit') as synchronous_commit,
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
       pg_encoding_to_char(d.encoding) as encoding, pg_is_in_recovery() as is_standby, r.rolsuper as is_superuser
     from pg_database d, pg_roles r where d.datname = current_database() and r.rolname = current_user`,
  );
  return rows[0] as Server;
};

/** The version is looked at when the connection is opened; here: whether it writes at all, and whether what it has written stays. */
export async function checkDatabase({ database }: Examination): Promise<Finding> {
  if (!database) {
    return warning(
      'The shop has the embedded database, which does not survive a power cut: set DATABASE_URL to PostgreSQL 15 or newer before it sells.',
    );
  }
  const server = await readServer(database);
  const unsafe = (['fsync', 'full_page_writes', 'synchronous_commit'] as const).filter((name) => server[name] === 'off');
  if (server.is_standby) {
    return broken('The server of DATABASE_URL is a standby, which takes no orders: let DATABASE_URL lead to the primary.');
  }
  if (unsafe.length > 0) {
    return broken(
      `PostgreSQL may lose orders it has confirmed, because ${unsafe.join(' and ')} ${unsafe.length > 1 ? 'are' : 'is'} off: switch ` +
        `${unsafe.length > 1 ? 'them' : 'it'} on in postgresql.conf and reload the server.`,
    );
  }
  if (server.encoding !== 'UTF8') {
    return broken(`The database is written in ${server.encoding}, which lacks letters: make it anew with "createdb -E UTF8 -T template0".`);
  }
  if (server.is_superuser) {
    return warning(
      `PostgreSQL ${server.version} answers, but the shop logs in as a superuser: give it a role of its own ("createuser shop").`,
    );
  }
  return ok(`PostgreSQL ${server.version} answers, and what it confirms stays.`);
}

const wanted = ({ databasePool, webConcurrency }: Examination['config']): number => webConcurrency * (databasePool + further);

/** More than the server gives would fail at the busiest moment alone. */
export async function checkConnections({ config, database }: Examination): Promise<Finding> {
  if (!database) return ok('The embedded database has one connection.');
  const { connections } = await readServer(database);
  return wanted(config) <= connections
    ? ok(`The shop opens at most ${wanted(config)} of the ${connections} connections of PostgreSQL.`)
    : broken(
        `The shop may open ${wanted(config)} connections, PostgreSQL allows ${connections}: lower DATABASE_POOL or WEB_CONCURRENCY, ` +
          'or raise max_connections.',
      );
}
