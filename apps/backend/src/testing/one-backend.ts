import { fixedClock, type FixedClock } from '#kernel/clock.ts';
import { readConfig } from '#kernel/config.ts';
import type { Database } from '#kernel/database/database.ts';
import { openDatabase } from '#kernel/database/open-database.ts';
import { silentLogger } from '#kernel/logger.ts';
import { openBackendOn, type Backend } from '../app/open-backend.ts';
import { testNow, type GraphqlAnswer, type TestShop } from './create-test-shop.ts';

export type OneBackend = Pick<TestShop, 'ask'> & {
  readonly clock: FixedClock;
  readonly database: Database;
  readonly backend: Backend;
  close(): Promise<void>;
};

/** A backend on the seeded database the environment names, asked in process. */
export async function openOneBackend(environment: Readonly<Record<string, string | undefined>>): Promise<OneBackend> {
  const database = await openDatabase(readConfig(environment), silentLogger);
  const opened = await openBackendHere(database, environment);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await database.close();
    },
  };
}

/** The same on a database that is open already, and stays so. */
export async function openBackendHere(database: Database, environment: Readonly<Record<string, string | undefined>>): Promise<OneBackend> {
  const config = readConfig(environment);
  const clock = fixedClock(testNow);
  const backend = await openBackendOn(database, { config, clock, logger: silentLogger, workers: false });
  return {
    clock,
    database,
    backend,
    ask: async <T>(query: string, { variables, headers = {} }: Parameters<TestShop['ask']>[1] = {}): Promise<GraphqlAnswer<T>> => {
      const request = { query, variables, authorization: headers['authorization'], ip: '127.0.0.1', requestId: 'test' };
      const { status, body } = await backend.execute({ method: 'POST', ...request });
      return { status, data: body.data as T, errors: body.errors ?? [] };
    },
    close: backend.close,
  };
}
