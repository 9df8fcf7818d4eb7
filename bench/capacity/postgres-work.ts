import { readFileSync, readdirSync } from 'node:fs';
import pg from 'pg';

const ticksPerSecond = 100;
const fieldsOf = (pid: string): readonly string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    // It ended meanwhile, and its parent counts it.
    return [];
  }
};
const parentOf = (pid: string): string => fieldsOf(pid)[1] ?? '';
const ticksOf = (pid: string): number =>
  fieldsOf(pid)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0);

export type PostgresWork = {
  /** Processor time of the server and of all that answer connections, those that ended too. */
  readonly cpuSeconds: () => number;
  readonly connections: () => Promise<number>;
  readonly end: () => Promise<void>;
};

/** What the PostgreSQL server of this machine does; it has nothing else to do. */
export async function watchPostgres(url: string): Promise<PostgresWork> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const server = parentOf(String(rows[0]?.pid));
  if (server === '') throw new Error('The database runs on another machine.');
  return {
    cpuSeconds: () => {
      const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === server);
      return [server, ...children].reduce((sum, pid) => sum + ticksOf(pid), 0) / ticksPerSecond;
    },
    connections: async () => {
      const found = await client.query<{ count: string }>('select count(*) from pg_stat_activity where datname = current_database()');
      return Number(found.rows[0]?.count) - 1;
    },
    end: () => client.end(),
  };
}
