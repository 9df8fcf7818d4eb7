import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallShop } from '@shop/demo-data';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { fixedClock, type FixedClock } from '#kernel/clock.ts';
import { readConfig } from '#kernel/config.ts';
import type { Database } from '#kernel/database/database.ts';
import { openDatabase } from '#kernel/database/open-database.ts';
import { emptyEmbeddedFolder } from '#kernel/database/test-databases.ts';
import { registerSecurityHeaders } from '#kernel/http/security-headers.ts';
import { serverOptions } from '#kernel/http/server-options.ts';
import type { MailboxMessage } from '#kernel/mail/mailbox-transport.ts';
import { silentLogger } from '#kernel/logger.ts';
import { openTelemetry } from '#kernel/telemetry/open-telemetry.ts';
import { openBackendOn, type Backend } from '../app/open-backend.ts';
import { startTestPostgres, type TestPostgres } from './postgres.ts';

export type GraphqlAnswer<T> = {
  readonly status: number;
  readonly data: T;
  readonly errors: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: Record<string, unknown>;
  }[];
};

/** A whole shop with its demo catalogue on a throw-away database: TEST_DATABASE says which kind. */
export type TestShop = {
  readonly app: FastifyInstance;
  readonly clock: FixedClock;
  readonly database: Database;
  readonly backend: Backend;
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
  /** Runs the jobs that are due and returns the mails sent so far, newest first. */
  mails(to?: string): Promise<readonly MailboxMessage[]>;
  close(): Promise<void>;
};

/** Noon on a Sunday in winter; demo dates count from it. */
export const testNow = '2026-11-15T11:00:00Z';

/** Opens a test shop; close it after the suite. */
export async function createTestShop(environment: Readonly<Record<string, string>> = {}): Promise<TestShop> {
  const server = process.env['TEST_DATABASE'] === 'postgres' ? await startTestPostgres() : undefined;
  const dataDir = server ? mkdtempSync(join(tmpdir(), 'shop-data-')) : await emptyEmbeddedFolder();
  const config = readConfig({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    // Tests ask for everything at once; the limits themselves are tested where they live.
    GRAPHQL_LIMITS: 'cost=50000000,depth=60,tokens=100000',
    ...(server ? { DATABASE_URL: await server.createDatabase() } : {}),
    ...environment,
  });
  const clock = fixedClock(testNow);
  const database = await openDatabase(config, silentLogger);
  const backend = await openBackendOn(database, { config, clock, logger: silentLogger, shop: smallShop, workers: false });
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
    ask: (query, options = {}) => ask(app, query, options),
    request: (method, url, headers = {}, payload) => app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) }),
    mails: async (to) => {
      await backend.runDueJobs();
      return (await backend.mailbox?.list(to === undefined ? {} : { to })) ?? [];
    },
    close: () =>
      closeAll([
        () => app.close(),
        backend.close,
        async () => telemetry?.close(),
        database.close,
        () => stop(server),
        async () => rmSync(dataDir, { recursive: true, force: true }),
      ]),
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

const stop = async (server: TestPostgres | undefined): Promise<void> => server?.stop();

async function closeAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) await step();
}
