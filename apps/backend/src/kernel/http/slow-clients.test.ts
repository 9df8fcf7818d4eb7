import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { createEarlyHandlers } from './early-handlers.ts';
import { serverOptions } from './server-options.ts';

const config = { publicUrl: 'http://localhost', trustProxy: false } as const;
const early = createEarlyHandlers(serverOptions(config, { headersTimeout: 200, connectionsCheckingInterval: 20 }));
let app: FastifyInstance;
let port: number;

before(async () => {
  app = Fastify(early.options);
  app.get('/*', async () => 'fastify');
  early.add((request, response) => {
    if (request.url !== '/cached') return false;
    response.end('early');
    return true;
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
after(() => app.close());

type Visitor = { readonly socket: Socket; readonly heard: () => string; readonly gone: Promise<unknown> };

async function visitor(): Promise<Visitor> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => void (heard += String(chunk)));
  // Whoever writes on is told that nobody listens any more.
  socket.on('error', () => undefined);
  const gone = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  return { socket, heard: () => heard, gone };
}

/** Writes a character again and again until the connection is closed. */
async function dribble({ socket, gone }: Visitor): Promise<void> {
  const timer = setInterval(() => socket.write('x'), 10);
  await gone;
  clearInterval(timer);
}

const answered = async ({ socket, heard }: Visitor, path: string, body: string): Promise<void> => {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  while (!heard().endsWith(body)) await once(socket, 'data');
};

describe('a client that takes its time (R110)', { timeout: 20_000 }, () => {
  it('is cut off when its headers come in bit by bit', async () => {
    const slow = await visitor();
    slow.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    await dribble(slow);
    assert.doesNotMatch(slow.heard(), / 200 /);
  });

  it('is cut off when it says nothing at all', async () => {
    const silent = await visitor();
    await silent.gone;
    assert.match(silent.heard(), /^HTTP\/1\.1 408 /, 'it is told why');
  });

  for (const [path, body] of [
    ['/cached', 'early'],
    ['/', 'fastify'],
  ] as const)
    it(`is cut off when it takes its time after a good request, answered by ${body}`, async () => {
      const slow = await visitor();
      await answered(slow, path, body);
      slow.socket.write('GET / HTTP/1.1\r\nX-Slow: ');
      await dribble(slow);
      assert.equal(slow.heard().match(/ 200 /g)?.length, 1);
    });

  it('is looked for every second in the shop itself', () => {
    const { http } = serverOptions(config);
    assert.equal(http?.headersTimeout, 10_000);
    assert.equal(http?.connectionsCheckingInterval, 1_000);
  });
});
