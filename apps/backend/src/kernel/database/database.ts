import type pg from 'pg';
import type { Config } from '../config.ts';

/** What a repository needs: it does not care whether a transaction runs. */
export type Queryable = {
  /** Plain SQL with $1 parameters; give hot statements a `name` to have them prepared (2 to 4 times faster). */
  readonly query: <Row extends pg.QueryResultRow = pg.QueryResultRow>(
    text: string,
    values?: readonly unknown[],
    name?: string,
  ) => Promise<pg.QueryResult<Row>>;
};

/** The running transaction; it ends when the function given to `transaction` ends. */
export type Tx = Queryable & {
  /** Delivered to every process at commit, never after a rollback. */
  readonly notify: (channel: string, payload: string) => Promise<void>;
};

export type Notifications = {
  /** Returns the function that stops listening; `onReconnect` runs after a gap in which notifications were lost. */
  readonly listen: (channel: string, handler: (payload: string) => void, onReconnect?: () => void) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
};

export type TransactionOptions = {
  /** How long a transaction that waits in vain for a lock or a connection is tried again; not at all without it. */
  readonly patienceMs?: number;
};

/** What loads a read model: statements, or several of them about one moment. */
export type Reader = Queryable & {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions) => Promise<T>;
};

/** The shop's database, embedded (PGlite) or a PostgreSQL server: one driver, one dialect, the same behaviour. */
export type Database = Reader & {
  readonly kind: 'embedded' | 'server';
  readonly pool: pg.Pool;
  /** Connections that shoppers do not take: whoever keeps memory current reads here, and stands in no line. The same as above where there is one session. */
  readonly aside: Reader;
  readonly listen: Notifications['listen'];
  /** Rejects with a DatabaseUnavailableError when the database does not answer. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type DatabaseSettings = Pick<Config, 'dataDir' | 'databaseUrl' | 'databasePool'>;
