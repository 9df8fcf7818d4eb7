import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Fastify from 'fastify';
import { createMetrics, registerMetrics } from './metrics.ts';

async function setUp(token: string) {
  const app = Fastify();
  const metrics = createMetrics(app);
  metrics.add({ name: 'page_cache_pages', help: 'Cached pages.', kind: 'gauge', read: () => [{ value: 3 }] });
  registerMetrics(app, metrics, token);
  app.get('/graphql', async () => 'yes');
  app.get('/account/orders/000001', async (_request, reply) => reply.code(404).send());
  return app;
}

describe('metrics', () => {
  it('count requests by kind of work, without the address (R213, R201)', async () => {
    const app = await setUp('');
    await app.inject({ url: '/graphql?query=x' });
    await app.inject({ url: '/account/orders/000001' });
    const { body, headers } = await app.inject({ url: '/metrics' });
    assert.match(String(headers['content-type']), /version=0\.0\.4/);
    assert.match(body, /^http_requests_total\{kind="graphql_get",status="200"\} 1$/m);
    assert.match(body, /^http_requests_total\{kind="page",status="404"\} 1$/m);
    assert.match(body, /^http_request_duration_seconds_bucket\{le="\+Inf",kind="page"\} 1$/m);
    assert.match(body, /^page_cache_pages 3$/m);
    assert.doesNotMatch(body, /account|orders|query/);
    await app.close();
  });

  it('count what was answered before Fastify saw it', async () => {
    const app = Fastify();
    const { registry, requests } = createMetrics(app);
    requests.observe({ method: 'GET', url: '/dames', status: 200, seconds: 0.007 });
    const text = await registry.metrics();
    assert.match(text, /^http_requests_total\{kind="page",status="200"\} 1$/m);
    assert.match(text, /^http_request_duration_seconds_bucket\{le="0.01",kind="page"\} 1$/m);
    assert.match(text, /^http_request_duration_seconds_sum\{kind="page"\} 0.007$/m);
    await app.close();
  });

  it('read a counter of another part anew each time', async () => {
    const app = Fastify();
    const { registry, add } = createMetrics(app);
    let value = 1;
    add({ name: 'pages_total', help: 'Pages.', kind: 'counter', labelNames: ['state'], read: () => [{ labels: { state: 'hit' }, value }] });
    await registry.metrics();
    value = 3;
    assert.match(await registry.metrics(), /^pages_total\{state="hit"\} 3$/m);
    await app.close();
  });

  it('are for this machine, or for whoever has the token', async () => {
    const own = await setUp('');
    assert.equal((await own.inject({ url: '/metrics', headers: { 'x-forwarded-for': '198.51.100.7' } })).statusCode, 404);
    assert.equal((await own.inject({ url: '/metrics', remoteAddress: '198.51.100.7' })).statusCode, 404);
    const guarded = await setUp('secret');
    for (const authorization of [undefined, 'secret', 'Bearer', 'Bearer ', 'Bearer secre', 'Bearer secret1', 'Basic secret']) {
      const { statusCode, headers, body } = await guarded.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
      assert.deepEqual([statusCode, headers['www-authenticate'], body], [401, 'Bearer', 'Unauthorized'], authorization);
    }
    assert.equal((await guarded.inject({ url: '/metrics', headers: { authorization: 'Bearer secret' } })).statusCode, 200);
    await own.close();
    await guarded.close();
  });
});
