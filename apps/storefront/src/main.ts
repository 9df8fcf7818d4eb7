import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { foreignHostSentence, foreignHostStatus, ownHosts } from '@shop/rules/own-hosts';
import { trustOf } from '@shop/rules/trusted-proxies';
import { openTracing } from '@shop/telemetry';
import fastify from 'fastify';
import type { CachedPageHandler } from './server/cached-page-handler.ts';
import { readEnvironment } from './server/environment.ts';
import { createHttpExecutor } from './server/http-executor.ts';
import { logOptions } from './server/log-options.ts';
import { proxyTo } from './server/proxy.ts';
import { commonHeaders } from './server/security-headers.ts';
import { takePurges } from './server/take-purges.ts';
import { registerStorefront } from './server.ts';

/** The storefront alone: pages here, commerce at COMMERCE_URL, both behind one origin for the browser. */
if (existsSync('.env')) process.loadEnvFile('.env');

const environment = readEnvironment(process.env);
if ('mistakes' in environment) {
  process.stderr.write(`${environment.mistakes.join('\n')}\n`);
  process.exit(1);
}
const { commerceUrl, host, port, publicUrl, isDemo, purgeToken, trustProxy } = environment;
const isOwnHost = isDemo ? ownHosts(host, new URL(publicUrl).hostname) : () => true;
let handleCached: CachedPageHandler = () => false;
// As the backend has them (R110); Node looks only every half a minute by itself.
const limits = { requestTimeout: 30_000, headersTimeout: 10_000, connectionsCheckingInterval: 1_000 };
const app = fastify({
  logger: logOptions(environment.logLevel),
  requestTimeout: limits.requestTimeout,
  // The backend counts by the address that is handed on.
  trustProxy: trustOf(trustProxy),
  serverFactory: (handle) =>
    createServer(limits, (request, response) => {
      if (!isOwnHost(request.headers.host)) {
        response.writeHead(foreignHostStatus, { 'content-type': 'text/plain; charset=utf-8' }).end(foreignHostSentence);
        return;
      }
      // Cached pages are sent before Fastify sees the request.
      if (!handleCached(request, response)) handle(request, response);
    }),
});

/** Pino takes the fields first, and shows errors under `err`. */
const write =
  (level: 'info' | 'warn' | 'error') =>
  (event: string, fields: Readonly<Record<string, unknown>> = {}) => {
    const { error, ...rest } = fields;
    app.log[level]({ ...rest, ...(error === undefined ? {} : { err: error }) }, event);
  };

const logger = { info: write('info'), warn: write('warn'), error: write('error') };
const tracing = openTracing(environment.telemetry, logger);
const headers = commonHeaders(publicUrl.startsWith('https:'));
// Before anything else runs, so that a failure has them, too (R163).
app.addHook('onRequest', (_request, reply, done) => {
  reply.headers(headers);
  done();
});
tracing?.register(app);

await app.register(async (scope) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1_000_000 }, (_request, body, done) => done(null, body));
  for (const url of ['/graphql', '/media/*', '/vitals']) scope.route({ method: ['GET', 'POST'], url, handler: proxyTo(commerceUrl) });
});

const storefront = await registerStorefront(app, {
  execute: createHttpExecutor(commerceUrl),
  mode: process.argv.includes('--dev') ? 'dev' : 'production',
  publicUrl,
  theme: environment.theme,
  logger,
  clock: { now: () => new Date() },
  demo: isDemo,
  shopAccessToken: environment.shopAccessToken,
  consumerKey: environment.consumerKey,
  pageCacheMb: environment.pageCacheMb,
  trace: tracing,
  tagHeaders: purgeToken !== '',
});
handleCached = storefront.handleCached;
if (purgeToken) takePurges(app, purgeToken, storefront.purge);

await app.listen({ port, host });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    // While the server drains, Fastify closes the connections.
    handleCached = () => false;
    void app.close().then(() => tracing?.close());
  });
