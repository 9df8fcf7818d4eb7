import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { trustOf } from '@shop/rules/trusted-proxies';
import Fastify, { type FastifyInstance } from 'fastify';
import { readEnvironment } from './environment.ts';
import { proxyTo } from './proxy.ts';

describe('a back office that runs alone', () => {
  let backend: FastifyInstance;
  let office: FastifyInstance;
  let address: string;

  before(async () => {
    backend = Fastify();
    backend.post('/staff/graphql', async (request, reply) => {
      const { host, origin, cookie } = request.headers;
      const way = [request.headers['x-forwarded-for'], request.headers['x-forwarded-proto']];
      return reply.code(403).header('set-cookie', 'staff=1; Path=/staff').send({ host, origin, cookie, way, body: request.body });
    });
    backend.get('/staff/events', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: change\n\n');
    });
    const commerce = await backend.listen({ port: 0, host: '127.0.0.1' });
    office = Fastify({ trustProxy: trustOf(1) });
    office.removeAllContentTypeParsers();
    office.addContentTypeParser('*', (_request, _payload, done) => done(null));
    office.route({ method: ['GET', 'POST'], url: '/staff/*', handler: proxyTo(commerce) });
    address = await office.listen({ port: 0, host: '127.0.0.1' });
  });
  after(async () => {
    backend.server.closeAllConnections();
    await office.close();
    await backend.close();
  });

  it('hands a call on as the browser made it, and the answer back with its cookie', async () => {
    const answer = await fetch(`${address}/staff/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: address,
        cookie: 'staff=0',
        // What a visitor says themselves, and behind it what the proxy in front saw.
        'x-forwarded-for': '203.0.113.9, 198.51.100.7',
        'x-forwarded-proto': 'http',
      },
      body: '{"a":1}',
    });
    assert.equal(answer.status, 403);
    assert.equal(answer.headers.get('set-cookie'), 'staff=1; Path=/staff');
    assert.deepEqual(await answer.json(), {
      host: new URL(address).host,
      origin: address,
      cookie: 'staff=0',
      way: ['198.51.100.7', null],
      body: { a: 1 },
    });
  });

  it('passes news on while it comes', async () => {
    const controller = new AbortController();
    const answer = await fetch(`${address}/staff/events`, { signal: controller.signal });
    const { value } = (await answer.body?.getReader().read()) ?? {};
    assert.equal(new TextDecoder().decode(value), 'event: change\n\n');
    controller.abort();
  });

  it('says in a sentence what is wrong with its settings', () => {
    assert.deepEqual(readEnvironment({ HOST: '0.0.0.0' }), {
      mistakes: ['HOST must be 127.0.0.1, ::1 or localhost in a demo: leave it out, or set SHOP_ENV=production.'],
    });
    assert.deepEqual(readEnvironment({ SHOP_ENV: 'production', BACK_OFFICE_URL: 'http://office.example' }), {
      mistakes: ['Production needs BACK_OFFICE_URL, which begins with https://.'],
    });
    assert.deepEqual(readEnvironment({ COMMERCE_URL: 'nonsense' }), { mistakes: ['COMMERCE_URL must be an http or https address.'] });
    assert.match(JSON.stringify(readEnvironment({ TRUST_PROXY: 'true' })), /TRUST_PROXY must be off, a number of hops/);
    assert.ok('url' in readEnvironment({}));
  });
});
