import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { CachedPageHandler } from './server/cached-page-handler.ts';
import { createHttpExecutor } from './server/http-executor.ts';
import { commonHeaders } from './server/security-headers.ts';
import { takePurges } from './server/take-purges.ts';
import { registerStorefront } from './server.ts';

/** The storefront alone: pages here, commerce at COMMERCE_URL, both behind one origin for the browser. */
if (existsSync('.env')) process.loadEnvFile('.env');

const text = (name: string, fallback: string): string => process.env[name]?.trim() || fallback;
const commerceUrl = text('COMMERCE_URL', 'http://127.0.0.1:4000');
const port = Number(text('PORT', '3000'));
let handleCached: CachedPageHandler = () => false;
const requestTimeout = 30_000;
const app = fastify({
  logger: { level: text('LOG_LEVEL', 'info') },
  requestTimeout,
  // Cached pages are sent before Fastify sees the request.
  serverFactory: (handle) =>
    createServer({ requestTimeout }, (request, response) => void (handleCached(request, response) || handle(request, response))),
});

/** Pino takes the fields first, and shows errors under `err`. */
const write =
  (level: 'info' | 'warn' | 'error') =>
  (event: string, fields: Readonly<Record<string, unknown>> = {}) => {
    const { error, ...rest } = fields;
    app.log[level]({ ...rest, ...(error === undefined ? {} : { err: error }) }, event);
  };

/** Hands a call to the backend as it came; only what a proxy must not pass on is left out. */
async function proxy(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const passed = ['accept', 'authorization', 'content-type', 'store', 'if-none-match', 'traceparent'] as const;
  const headers = new Headers({ 'X-Request-Id': String(request.id), 'X-Forwarded-For': request.ip });
  for (const name of passed) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const hasBody = request.method === 'POST';
  const response = await fetch(new URL(request.url, commerceUrl), {
    method: request.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
    ...(hasBody ? { body: new Uint8Array(request.body as Buffer) } : {}),
  });
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (!/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name)) reply.header(name, value);
  }
  return reply.send(Buffer.from(await response.arrayBuffer()));
}

const publicUrl = text('PUBLIC_URL', `http://localhost:${port}`);
const headers = commonHeaders(publicUrl.startsWith('https:'));
// Before anything else runs, so that a failure has them, too (R163).
app.addHook('onRequest', (_request, reply, done) => {
  reply.headers(headers);
  done();
});

await app.register(async (scope) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1_000_000 }, (_request, body, done) => done(null, body));
  for (const url of ['/graphql', '/media/*', '/vitals']) scope.route({ method: ['GET', 'POST'], url, handler: proxy });
});

const purgeToken = text('PURGE_TOKEN', '');
const storefront = await registerStorefront(app, {
  execute: createHttpExecutor(commerceUrl),
  mode: process.argv.includes('--dev') ? 'dev' : 'production',
  publicUrl,
  theme: process.env['THEME']?.trim() || undefined,
  logger: { info: write('info'), warn: write('warn'), error: write('error') },
  clock: { now: () => new Date() },
  demo: text('SHOP_ENV', 'demo') !== 'production',
  shopAccessToken: text('SHOP_ACCESS_TOKEN', 'demo-shop-access-token'),
  consumerKey: text('CONSUMER_KEY', 'demo-consumer-key'),
  pageCacheMb: Number(text('PAGE_CACHE_MB', '64')),
  tagHeaders: purgeToken !== '',
});
handleCached = storefront.handleCached;
if (purgeToken) takePurges(app, purgeToken, storefront.purge);

await app.listen({ port, host: text('HOST', '127.0.0.1') });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    // While the server drains, Fastify closes the connections.
    handleCached = () => false;
    void app.close();
  });
