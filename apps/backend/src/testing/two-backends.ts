import Fastify, { type FastifyInstance } from 'fastify';
import { fixedClock, type FixedClock } from '#kernel/clock.ts';
import { readConfig, type Config } from '#kernel/config.ts';
import type { Database } from '#kernel/database/database.ts';
import { openDatabase } from '#kernel/database/open-database.ts';
import { serverOptions } from '#kernel/http/server-options.ts';
import { silentLogger } from '#kernel/logger.ts';
import { openBackendOn, type Backend } from '../app/open-backend.ts';
import { testNow, type GraphqlAnswer, type TestShop } from './create-test-shop.ts';
import { copySeededShop } from './seeded-shop.ts';

export type TwoBackends = {
  readonly clock: FixedClock;
  /** Even numbers are the first, odd ones the second. */
  database(index: number): Database;
  shop(index: number): Pick<TestShop, 'ask'>;
  backend(index: number): Backend;
  /** Its server, opened when it is first asked for. */
  app(index: number): FastifyInstance;
  close(): Promise<void>;
};

type Opened = { readonly config: Config; readonly database: Database; readonly backend: Backend; app: FastifyInstance | undefined };

function serverOf({ config, backend }: Opened): FastifyInstance {
  const app = Fastify(serverOptions(config));
  backend.register(app);
  return app;
}

/** Two backends with pools of their own on one PostgreSQL: the embedded database runs one transaction at a time and hides races. */
export async function openTwoBackends(
  environment: Readonly<Record<string, string>> = {},
  /** What differs between them. */
  own: (index: number) => Readonly<Record<string, string>> = () => ({}),
): Promise<TwoBackends> {
  const copy = await copySeededShop('postgres');
  const clock = fixedClock(testNow);
  const opened: Opened[] = [];
  for (let index = 0; index < 2; index++) {
    const config = readConfig({ ...copy.environment, RATE_LIMITS: 'off', ...environment, ...own(index) });
    const database = await openDatabase(config, silentLogger);
    const backend = await openBackendOn(database, { config, clock, logger: silentLogger, workers: false });
    opened.push({ config, database, backend, app: undefined });
  }
  const at = (index: number) => {
    const found = opened[index % 2];
    if (!found) throw new Error('the backends are not open');
    return found;
  };
  return {
    clock,
    database: (index) => at(index).database,
    backend: (index) => at(index).backend,
    app: (index) => {
      const one = at(index);
      return (one.app ??= serverOf(one));
    },
    shop: (index) => ({
      ask: async <T>(query: string, { variables, headers = {} }: Parameters<TestShop['ask']>[1] = {}): Promise<GraphqlAnswer<T>> => {
        const { authorization, store } = headers;
        const request = { query, variables, authorization, store, ip: '127.0.0.1', requestId: 'race' };
        const { status, body } = await at(index).backend.execute({ method: 'POST', ...request });
        return { status, data: body.data as T, errors: body.errors ?? [] };
      },
    }),
    close: async () => {
      for (const { app, backend, database } of opened) {
        await app?.close();
        await backend.close();
        await database.close();
      }
      copy.remove();
    },
  };
}
