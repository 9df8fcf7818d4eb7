import { existsSync } from 'node:fs';
import { foreignHostSentence, foreignHostStatus, ownHosts } from '@shop/rules/own-hosts';
import { trustOf } from '@shop/rules/trusted-proxies';
import fastify from 'fastify';
import { readEnvironment } from './server/environment.ts';
import { proxyTo } from './server/proxy.ts';
import { registerBackOffice } from './server.ts';

/** The back office alone: screens here, what they ask for at COMMERCE_URL, both behind one origin for the browser. */
if (existsSync('.env')) process.loadEnvFile('.env');

const environment = readEnvironment(process.env);
if ('mistakes' in environment) {
  process.stderr.write(`${environment.mistakes.join('\n')}\n`);
  process.exit(1);
}
const { commerceUrl, host, port, url, isDemo, logLevel, trustProxy } = environment;
// Neither who asked nor anything of a query is written down.
const app = fastify({
  logger: { level: logLevel, serializers: { req: ({ method }: { method: string }) => ({ method }) } },
  // The backend counts by the address that is handed on.
  trustProxy: trustOf(trustProxy),
});

const isOwnHost = isDemo ? ownHosts(host, new URL(url).hostname) : () => true;
const headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...(url.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
};
app.addHook('onRequest', (request, reply, done) => {
  reply.headers(headers);
  if (isOwnHost(request.headers.host)) done();
  else reply.code(foreignHostStatus).type('text/plain; charset=utf-8').send(foreignHostSentence);
});

await app.register(async (scope) => {
  scope.removeAllContentTypeParsers();
  // The body goes on as it comes.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const proxy = proxyTo(commerceUrl);
  for (const path of ['/staff/graphql', '/staff/events', '/staff/upload', '/staff/download/*', '/staff/mail/*', '/staff/photo/*'])
    scope.route({ method: ['GET', 'POST'], url: path, handler: proxy });
});
app.get('/', (_request, reply) => reply.redirect('/staff/'));
await registerBackOffice(app, { mode: process.argv.includes('--dev') ? 'dev' : 'production', url, hasOwnHost: false });

await app.listen({ port, host });
process.stderr.write(`The back office is open: ${url}/staff\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
