import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../config.ts';
import { createEarlyHandlers } from './early-handlers.ts';
import { refuseForeignHosts } from './refuse-foreign-hosts.ts';
import { serverOptions } from './server-options.ts';

const config = readConfig({ PUBLIC_URL: 'https://demo.shop.example', BACK_OFFICE_URL: 'https://office.shop.example' });
const early = createEarlyHandlers(serverOptions(config), refuseForeignHosts(config));
let app: FastifyInstance;
let port: number;

before(async () => {
  app = Fastify(early.options);
  app.all('/*', async () => 'secret mail');
  early.add((asked, response) => {
    if (asked.url !== '/cached') return false;
    response.end('secret page');
    return true;
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
after(() => app.close());

async function ask(host: string, path = '/mailbox', method = 'GET'): Promise<readonly [number | undefined, string]> {
  const sent = request({ host: '127.0.0.1', port, path, method, headers: { host } }).end(method === 'POST' ? 'x=1' : undefined);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return [answer.statusCode, await text(answer)];
}

describe('a demo', () => {
  it('answers under its own names', async () => {
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'demo.shop.example', 'office.shop.example'])
      assert.deepEqual(await ask(host), [200, 'secret mail'], host);
    assert.deepEqual(await ask('localhost', '/cached'), [200, 'secret page']);
  });

  it('answers nobody who leads another name to it, neither with pages nor with mails, and not while it drains', async () => {
    const refusals = async (): Promise<void> => {
      for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '10.0.0.7'])
        for (const [path, method] of [
          ['/mailbox', 'GET'],
          ['/cached', 'GET'],
          ['/graphql', 'POST'],
        ] as const) {
          const [status, body] = await ask(host, path, method);
          assert.equal(status, 421, `${method} ${host}${path}`);
          assert.match(body, /^This demo answers only under its own names: localhost, .*\n$/);
        }
    };
    await refusals();
    early.stop();
    await refusals();
  });
});

describe('production', () => {
  it('leaves names to the proxy in front of it', () => {
    const guard = refuseForeignHosts({ ...config, mode: 'production', host: '0.0.0.0', publicUrl: 'https://shop.example' });
    assert.equal(guard({ headers: { host: 'elsewhere.example' } } as unknown as IncomingMessage, {} as never), false);
  });
});
