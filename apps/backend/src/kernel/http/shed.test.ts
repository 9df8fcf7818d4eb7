import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerShedding, watchLoop } from './shed.ts';

let app: FastifyInstance;
let busy = 0;
let count: () => number;

before(() => {
  app = Fastify();
  count = registerShedding(app, () => busy).shed;
  app.all('/*', async () => 'yes');
});
after(() => app.close());

const status = async (method: 'GET' | 'POST', url: string): Promise<number> => (await app.inject({ method, url })).statusCode;

describe('too much load', () => {
  it('refuses nobody while answers come in time', async () => {
    busy = 100;
    for (const url of ['/media/1/320.webp', '/graphql', '/dames']) assert.equal(await status('GET', url), 200, url);
  });

  it('refuses pictures first, then reads, and what changes something last (R098, R099)', async () => {
    const refused = async (): Promise<readonly boolean[]> =>
      Promise.all([status('GET', '/media/1/320.webp'), status('GET', '/graphql'), status('POST', '/graphql')]).then((all) =>
        all.map((one) => one === 503),
      );
    busy = 200;
    assert.deepEqual(await refused(), [true, false, false]);
    busy = 400;
    assert.deepEqual(await refused(), [true, true, false]);
    busy = 5_000;
    assert.deepEqual(await refused(), [true, true, true]);
    for (const url of ['/readyz', '/assets/root.css']) assert.equal(await status('GET', url), 200, url);
    assert.equal(count(), 6);
  });

  it('refuses staff after pages and before carts and orders', async () => {
    const refused = async (): Promise<readonly boolean[]> =>
      Promise.all([status('GET', '/dames'), status('POST', '/staff/graphql'), status('POST', '/graphql')]).then((all) =>
        all.map((one) => one === 503),
      );
    busy = 400;
    assert.deepEqual(await refused(), [true, false, false]);
    busy = 1_500;
    assert.deepEqual(await refused(), [true, true, false]);
  });

  it('says when to come again, in the form that was asked for', async () => {
    busy = 400;
    const answer = await app.inject({ method: 'GET', url: '/graphql' });
    assert.equal(answer.headers['retry-after'], '2');
    assert.equal(answer.json<{ errors: unknown[] }>().errors.length, 1);
    assert.match(String((await app.inject({ method: 'GET', url: '/dames' })).headers['content-type']), /^text\/plain/);
  });

  it('is measured by the work of one turn of the event loop', async () => {
    const { busyFor, stop } = watchLoop();
    const before = busyFor();
    let work = 0;
    while (busyFor() < before + 30) work += 1;
    assert.ok(work > 0);
    // The next turns have nothing to do.
    while (busyFor() >= 30) await new Promise((resolve) => setImmediate(resolve));
    stop();
  });
});
