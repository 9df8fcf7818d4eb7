import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { fixedClock, type FixedClock } from '#kernel/clock.ts';
import { readConfig } from '#kernel/config.ts';
import type { Database } from '#kernel/database/database.ts';
import { openDatabase } from '#kernel/database/open-database.ts';
import { registerSecurityHeaders } from '#kernel/http/security-headers.ts';
import { serverOptions } from '#kernel/http/server-options.ts';
import type { MailboxMessage } from '#kernel/mail/mailbox-transport.ts';
import { createLogger, silentLogger } from '#kernel/logger.ts';
import { openTelemetry } from '#kernel/telemetry/open-telemetry.ts';
import { openBackendOn, type Backend } from '../app/open-backend.ts';
import { copySeededShop, databaseKind, testNow, type SeededShop } from './seeded-shop.ts';

export { testNow };

export type GraphqlAnswer<T> = {
  readonly status: number;
  readonly data: T;
  readonly errors: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: Record<string, unknown>;
  }[];
};

/** A whole shop with its demo catalogue on a throw-away database. */
export type TestShop = {
  readonly app: FastifyInstance;
  readonly clock: FixedClock;
  readonly database: Database;
  readonly backend: Backend;
  /** What a second process needs to open the same shop; only PostgreSQL lets it in. */
  readonly environment: SeededShop['environment'];
  /** Asks as a client would; the store view and other headers by name. */
  ask<T = Record<string, never>>(
    query: string,
    options?: { readonly variables?: object; readonly headers?: Record<string, string> },
  ): Promise<GraphqlAnswer<T>>;
  request(
    method: 'GET' | 'POST' | 'OPTIONS',
    url: string,
    headers?: Record<string, string>,
    payload?: string,
  ): Promise<LightMyRequestResponse>;
  /** What the shop has logged, a line each. */
  readonly log: readonly string[];
  /** Runs the jobs that are due and returns the mails sent so far, newest first. */
  mails(to?: string): Promise<readonly MailboxMessage[]>;
  close(): Promise<void>;
};

/** Opens a copy of the seeded shop, on the database TEST_DATABASE names unless told; close it after the suite. */
export async function createTestShop(environment: Readonly<Record<string, string>> = {}, kind = databaseKind()): Promise<TestShop> {
  const copy = await copySeededShop(kind);
  const config = readConfig({
    ...copy.environment,
    RATE_LIMITS: 'off',
    // A copy has none: reading all that shapes one takes a twentieth of opening a shop.
    START_SNAPSHOT: 'off',
    // Tests ask for everything at once; the limits themselves are tested where they live.
    GRAPHQL_LIMITS: 'cost=50000000,depth=60,tokens=100000,comparisons=1000000,selections=1000000,fragments=1000',
    ...environment,
  });
  const clock = fixedClock(testNow);
  const database = await openDatabase(config, silentLogger);
  const log: string[] = [];
  const logger = createLogger({ write: (line) => void log.push(line) });
  const backend = await openBackendOn(database, { config, clock, logger, workers: false });
  const app = Fastify(serverOptions(config));
  registerSecurityHeaders(app, config.publicUrl);
  const telemetry = openTelemetry(config, silentLogger);
  telemetry?.register(app);
  backend.register(app);
  return {
    app,
    clock,
    database,
    backend,
    environment: copy.environment,
    log,
    ask: (query, options = {}) => ask(app, query, options),
    request: (method, url, headers = {}, payload) => app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) }),
    mails: async (to) => {
      await backend.runDueJobs();
      return (await backend.mailbox?.list(to === undefined ? {} : { to })) ?? [];
    },
    close: () => closeAll([() => app.close(), backend.close, async () => telemetry?.close(), database.close, async () => copy.remove()]),
  };
}

async function ask<T>(
  app: FastifyInstance,
  query: string,
  { variables, headers = {} }: { readonly variables?: object; readonly headers?: Record<string, string> },
): Promise<GraphqlAnswer<T>> {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query, variables }),
  });
  const body = response.json<{ data: T; errors?: GraphqlAnswer<T>['errors'] }>();
  return { status: response.statusCode, data: body.data, errors: body.errors ?? [] };
}

async function closeAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) await step();
}
