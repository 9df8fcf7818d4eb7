import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerBackOffice } from '../server.ts';
import { forBackOffice } from './hosts.ts';

const page = '<!DOCTYPE html><html><script>begin()</script></html>';
let buildDirectory: string;

before(() => {
  buildDirectory = mkdtempSync(join(tmpdir(), 'back-office-'));
  mkdirSync(join(buildDirectory, 'client/assets'), { recursive: true });
  for (const [name, text] of [
    ['index.html', page],
    ['worker.js', 'work()'],
    ['assets/frame-1.js', 'frame()'],
    ['assets/frame-1.js.br', 'packed'],
  ] as const)
    writeFileSync(join(buildDirectory, 'client', name), text);
});
after(() => rmSync(buildDirectory, { recursive: true, force: true }));

async function serve(url = 'https://shop.example', hasOwnHost = false): Promise<FastifyInstance> {
  const app = Fastify();
  app.post('/staff/graphql', async () => 'answer');
  await registerBackOffice(app, { mode: 'production', url, hasOwnHost, buildDirectory });
  app.all('/*', async () => 'the shop');
  return app;
}

describe('the server of the back office', () => {
  it('gives every screen the same page, under its own policy, and lets nobody keep it', async () => {
    const app = await serve();
    assert.equal((await app.inject('/staff?a=1')).headers['location'], '/staff/?a=1');
    for (const url of ['/staff/', '/staff/orders/1000?tab=money']) {
      const { statusCode, body, headers } = await app.inject(url);
      assert.deepEqual([statusCode, body, headers['cache-control']], [200, page, 'no-store'], url);
      assert.match(String(headers['content-security-policy']), /script-src 'self' 'wasm-unsafe-eval' 'sha256-[^']+'; /);
      assert.match(String(headers['permissions-policy']), /^camera=\(self\)/);
    }
  });

  it('gives built files packed and for ever, the worker by its own policy, and never a page in place of a file', async () => {
    const app = await serve();
    const file = await app.inject({ url: '/staff/assets/frame-1.js', headers: { 'accept-encoding': 'gzip, br' } });
    assert.deepEqual([file.body, file.headers['content-encoding']], ['packed', 'br']);
    assert.match(String(file.headers['cache-control']), /immutable/);
    const again = await app.inject({ url: '/staff/assets/frame-1.js', headers: { 'if-none-match': String(file.headers['etag']) } });
    assert.equal(again.statusCode, 304);
    const worker = await app.inject('/staff/worker.js');
    assert.deepEqual([worker.body, worker.headers['cache-control']], ['work()', 'no-cache']);
    assert.match(String(worker.headers['content-security-policy']), /connect-src 'self'/);
    assert.equal((await app.inject('/staff/assets/frame-0.js')).statusCode, 404);
  });

  it('leaves the API to the backend, and the rest of the shop to the shop', async () => {
    const app = await serve();
    assert.equal((await app.inject({ method: 'POST', url: '/staff/graphql' })).body, 'answer');
    assert.equal((await app.inject({ method: 'POST', url: '/staff/orders' })).statusCode, 404);
    assert.equal((await app.inject('/staffage')).body, 'the shop');
    assert.equal((await app.inject('/')).body, 'the shop');
  });

  it('changes no byte of what the shop answers', async () => {
    const bytesOf = async (isOn: boolean, url: string) => {
      const app = Fastify();
      if (isOn) await registerBackOffice(app, { mode: 'production', url: 'https://shop.example', hasOwnHost: false, buildDirectory });
      app.all('/*', async (_request, reply) => reply.header('cache-control', 'public').type('text/html').send('<h1>Dirndls</h1>'));
      const { statusCode, rawPayload, headers } = await app.inject(url);
      return { statusCode, body: rawPayload.toString('hex'), headers: { ...headers, date: '' } };
    };
    for (const url of ['/', '/dames/dirndls', '/assets/shop.js', '/graphql'])
      assert.deepEqual(await bytesOf(true, url), await bytesOf(false, url), url);
  });

  it('answers at its own host alone where it has one, and the shop does not answer there', async () => {
    const app = await serve('https://office.example', true);
    const at = (host: string, url: string) => app.inject({ url, headers: { host } });
    assert.equal((await at('office.example', '/staff/orders')).statusCode, 200);
    assert.equal((await at('shop.example', '/staff/orders')).statusCode, 404);
    const answered = (host: string, url: string): unknown[] => {
      const sent: unknown[] = [];
      const response = { writeHead: (...head: unknown[]) => (sent.push(head[0]), response), end: () => sent };
      forBackOffice('https://office.example')({ headers: { host }, url, method: 'GET' } as never, response as never);
      return sent;
    };
    assert.deepEqual(answered('office.example', '/dames'), [404]);
    assert.deepEqual(answered('office.example', '/'), [302]);
    for (const [host, url] of [
      ['office.example', '/staff/orders'],
      ['office.example', '/healthz'],
      ['shop.example', '/dames'],
    ] as const)
      assert.deepEqual(answered(host, url), [], `${host}${url}`);
  });
});
