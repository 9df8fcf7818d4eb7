import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { createEarlyHandlers } from './early-handlers.ts';
import { serverOptions } from './server-options.ts';

const early = createEarlyHandlers(serverOptions({ publicUrl: 'http://localhost', trustProxy: false }));
let app: FastifyInstance;
let address: string;

before(async () => {
  app = Fastify(early.options);
  app.get('/*', async () => 'fastify');
  early.add((request, response) => {
    if (request.url !== '/cached') return false;
    response.end('early');
    return true;
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
after(() => app.close());

const read = async (path: string): Promise<string> => (await fetch(address + path)).text();

describe('an early handler', () => {
  it('answers what it knows and leaves the rest to Fastify', async () => {
    assert.equal(await read('/cached'), 'early');
    assert.equal(await read('/other'), 'fastify');
  });

  it('leaves the time limits of the server as they are set (R107, R110)', () => {
    const { keepAliveTimeout, requestTimeout, headersTimeout } = app.server;
    assert.deepEqual([keepAliveTimeout, requestTimeout, headersTimeout], [95_000, 30_000, 10_000]);
  });

  it('sees nothing any more once it is stopped', async () => {
    early.stop();
    assert.equal(await read('/cached'), 'fastify');
  });
});
