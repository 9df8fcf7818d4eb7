import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import Fastify from 'fastify';
import { fixedClock } from '../clock.ts';
import { createLogger } from '../logger.ts';
import { createGraphqlHandler } from './handler.ts';
import { createRateLimiter, defaultRateLimits, type RateLimits } from './rate-limit.ts';
import { registerGraphqlRoutes } from './routes.ts';
import { testContext, testEngine } from './testing-schema.ts';

function testServer(limits?: RateLimits, work = 0) {
  const clock = fixedClock('2026-11-15T12:00:00Z');
  const lines: string[] = [];
  const engine = testEngine();
  const rateLimiter = limits && createRateLimiter(limits, clock, { onLimit: (what) => lines.push(`rate-limited ${what}`) });
  const handle = createGraphqlHandler({
    engine,
    clock,
    logger: createLogger({ write: (line) => void lines.push(line) }),
    rateLimiter,
    meter: () => () => work,
    resolveStore: (code) => (code === undefined || code === 'nl' ? testContext.store : undefined),
    identify: async (token) =>
      token === 'shop' ? { credential: 'shop' } : token === 'anna' ? { credential: 'customer', customerId: 7 } : undefined,
    publicFields: new Set(['ping', 'product', 'products']),
  });
  const app = Fastify({ bodyLimit: 256 * 1024 });
  registerGraphqlRoutes(app, handle, { rateLimiter, refusalDelayMs: 0 });
  const get = (query: string, headers: Record<string, string> = {}, more: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url: '/graphql', query: { query, ...more }, headers });
  const post = (payload: unknown, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({
      method: 'POST',
      remoteAddress,
      url: '/graphql',
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    });
  return { app, handle, get, post, lines, engine };
}

const firstError = (response: { json(): unknown }) =>
  (response.json() as { errors: { message: string; extensions?: { category?: string; code?: string } }[] }).errors[0];

describe('the endpoint', () => {
  it('answers queries by GET and by POST, with a cache id', async () => {
    const { get, post } = testServer();
    const byGet = await get('{ ping }');
    assert.equal(byGet.statusCode, 200);
    assert.deepEqual(byGet.json(), { data: { ping: 'pong' } });
    assert.match(String(byGet.headers['x-magento-cache-id']), /^[0-9a-f]{64}$/);
    assert.deepEqual((await post({ query: '{ ping }' })).json(), { data: { ping: 'pong' } });
  });
  it('ignores a Content-Type on GET', async () => {
    assert.equal((await testServer().get('{ ping }', { 'content-type': 'text/plain' })).statusCode, 200);
  });
  it('takes variables as JSON text by GET and as an object by POST', async () => {
    const { get, post } = testServer();
    const query = 'query ($t: String) { echo(text: $t) }';
    assert.deepEqual((await get(query, {}, { variables: '{"t":"x"}' })).json(), { data: { echo: 'x' } });
    assert.deepEqual((await post({ query, variables: { t: 'y' } })).json(), { data: { echo: 'y' } });
  });
  it('answers OPTIONS with 204', async () => {
    assert.equal((await testServer().app.inject({ method: 'OPTIONS', url: '/graphql' })).statusCode, 204);
  });
  it('refuses a mutation by GET and does not run it', async () => {
    const { get, engine } = testServer();
    const response = await get('mutation { pay }');
    assert.equal(response.statusCode, 400);
    assert.deepEqual(firstError(response), {
      message: 'Mutation requests allowed only for POST requests',
      extensions: { category: 'graphql-input' },
    });
    assert.equal(engine.payments(), 0);
  });
  it('refuses a POST that is not JSON by its type', async () => {
    const response = await testServer().post('query={ping}', { 'content-type': 'application/x-www-form-urlencoded' });
    assert.equal(response.statusCode, 400);
    assert.equal(firstError(response)?.extensions?.category, 'graphql-input');
  });
  for (const bad of ['{', '[]', '"text"', 'null', '{"query": 5}', '{}', '{"query":"{ping}","variables":[1]}']) {
    it(`refuses the body ${bad} with 400`, async () => assert.equal((await testServer().post(bad)).statusCode, 400));
  }
  it('answers 400 to a syntax error and 200 to a validation error, both without data', async () => {
    const { post } = testServer();
    const syntax = await post({ query: '{ ping' });
    assert.equal(syntax.statusCode, 400);
    const unknown = await post({ query: '{ nothing }' });
    assert.equal(unknown.statusCode, 200);
    assert.ok(!('data' in unknown.json()));
    assert.ok(firstError(unknown)?.message.includes('nothing'));
  });
  const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  for (const [what, body] of [
    ['a NUL in a variable', '{"query":"query ($t: String) { echo(text: $t) }","variables":{"t":"a\\u0000b"}}'],
    ['half a character in a variable', '{"query":"query ($t: String) { echo(text: $t) }","variables":{"t":"a\\ud800b"}}'],
    ['half a character in a list of a variable', '{"query":"query ($t: String) { echo(text: $t) }","variables":{"t":["a","b\\ud800"]}}'],
    ['a NUL in the document', '{"query":"{ echo(text: \\"\\\\u0000\\") }"}'],
    ['half a character in the document', '{"query":"{ echo(text: \\"\\\\ud800\\") }"}'],
    ['a variable that is nested without end', `{"query":"query ($t: String) { echo(text: $t) }","variables":{"t":${nested(50_000)}}}`],
    ['a value that is nested without end', `{"query":"{ echo(text: ${nested(3_900)}) }"}`],
    ['a list type that is nested without end', `{"query":"query ($t: ${'['.repeat(3_500)}Int${']'.repeat(3_500)}) { ping }"}`],
    ['a selection that is nested without end', `{"query":"${'{ product '.repeat(3_900)}${'}'.repeat(3_900)}"}`],
  ] as const) {
    it(`refuses ${what} in words`, async () => {
      const { post, lines } = testServer();
      const response = await post(body);
      const message = firstError(response)?.message ?? '';
      assert.match(message, /not allowed|nested more than|limit of|Syntax Error/);
      assert.doesNotMatch(message, /call stack|Internal/);
      assert.deepEqual(lines, []);
    });
  }
  it('refuses other methods with 405, and says which it takes', async () => {
    const response = await testServer().app.inject({ method: 'DELETE', url: '/graphql' });
    assert.deepEqual([response.statusCode, response.headers['allow']], [405, 'GET, POST, OPTIONS']);
    assert.equal(firstError(response)?.extensions?.category, 'graphql-input');
  });
  it('refuses a document given as a JSON tree', async () => {
    assert.equal((await testServer().post({ query: '{"kind":"Document"}' })).statusCode, 400);
  });
  it('takes documents of 16 KB by GET', async () => {
    const query = `{ ping ${'# a comment that makes the document long\n'.repeat(400)} }`;
    assert.ok(query.length > 16_000);
    assert.equal((await testServer().get(query)).statusCode, 200);
  });
  it('refuses a 1 MB query without a stack trace', async () => {
    const response = await testServer().post({ query: `{ ${'ping '.repeat(200_000)} }` });
    assert.equal(response.statusCode, 413);
    assert.ok(!response.body.includes('at '));
  });
});

describe('the Store and currency headers', () => {
  it('choose the default view when missing or empty', async () => {
    assert.equal((await testServer().get('{ ping }', { store: '' })).statusCode, 200);
  });
  it('refuse an unknown view by its code', async () => {
    const response = await testServer().get('{ ping }', { store: 'fr' });
    assert.equal(response.statusCode, 400);
    assert.deepEqual(firstError(response), { message: 'Requested store is not found (fr)', extensions: { category: 'graphql-input' } });
  });
  it('refuse another currency', async () => {
    const response = await testServer().get('{ ping }', { 'content-currency': 'USD' });
    assert.equal(firstError(response)?.message, 'Please correct the target currency');
  });
});

describe('credentials', () => {
  for (const authorization of ['Bearer shop', 'Basic abc', 'Bearer a b', '']) {
    it(`"${authorization}" is a guest`, async () => assert.equal((await testServer().get('{ ping }', { authorization })).statusCode, 200));
  }
  it('that nobody knows are refused before anything runs', async () => {
    const { post, engine } = testServer();
    const response = await post({ query: 'mutation { pay }' }, { authorization: 'Bearer nobody' });
    assert.equal(response.statusCode, 401);
    assert.equal(firstError(response)?.extensions?.category, 'graphql-authentication');
    assert.ok(!('data' in response.json()));
    assert.equal(engine.payments(), 0);
  });
  it('of a customer make the answer private', async () => {
    const { get } = testServer();
    assert.equal((await get('{ ping }', { authorization: 'Bearer anna' })).headers['cache-control'], 'no-store');
    assert.match(String((await get('{ ping }', { authorization: 'Bearer shop' })).headers['cache-control']), /public/);
    assert.equal((await get('{ echo }')).headers['cache-control'], 'no-store');
  });
});

describe('errors', () => {
  it('of the shop carry their category, path and location; authorization answers 403', async () => {
    const response = await testServer().post({ query: '{ secret }' });
    assert.equal(response.statusCode, 403);
    assert.deepEqual(response.json(), {
      errors: [
        {
          message: "The current customer isn't authorized.",
          locations: [{ line: 1, column: 3 }],
          path: ['secret'],
          extensions: { category: 'graphql-authorization' },
        },
      ],
      data: { secret: null },
    });
  });
  it('of a missing entity answer 200', async () => {
    const response = await testServer().post({ query: '{ missing ping }' });
    assert.equal(response.statusCode, 200);
    assert.equal((response.json() as { data: { ping: string } }).data.ping, 'pong');
  });
  for (const field of ['crash', 'required']) {
    it(`of the machine (${field}) are masked under an id and logged, compiled or not`, async () => {
      const { post, lines } = testServer();
      for (let run = 0; run < 5; run += 1) {
        const response = await post({ query: `{ ${field} }` });
        assert.equal(firstError(response)?.message, 'Internal server error');
        assert.ok(!response.body.includes('postgres'));
        assert.ok(!response.body.includes('Cannot return null'));
      }
      assert.ok(lines.some((line) => line.includes('graphql.resolver-failed')));
    });
  }
  it('of a null where a default stands for what is missing are the sender’s, compiled or not', async () => {
    const { post, lines } = testServer();
    const query = 'query ($n: Int = 2, $t: String = "x") { must(text: $t) products(pageSize: $n) { sku } }';
    for (let run = 0; run < 4; run += 1) {
      assert.equal((await post({ query })).statusCode, 200);
      assert.equal(firstError(await post({ query, variables: { t: null } }))?.message, 'Variable "$t" must not be null.');
    }
    assert.deepEqual(lines, []);
  });
  it('of a long list are told a few times, compiled or not', async () => {
    const { post } = testServer();
    const query = 'query ($n: [Int]) { echo(numbers: $n) }';
    for (let run = 0; run < 4; run += 1) {
      await post({ query, variables: { n: [1] } });
      const response = await post({ query, variables: { n: Array.from({ length: 5_000 }, () => 'x') } });
      assert.ok(response.body.length < 5_000, String(response.body.length));
    }
  });
  it('of wrong variables tell what is wrong', async () => {
    const response = await testServer().post({ query: 'query ($n: Int) { products(pageSize: $n) { sku } }', variables: { n: 'ten' } });
    assert.match(firstError(response)?.message ?? '', /Int/);
  });
});

describe('persisted documents', () => {
  const query = '{ ping }';
  const extensions = (hash: string) => JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
  const hash = createHash('sha256').update(query).digest('hex');
  it('are asked for once, then known by their hash', async () => {
    const { app, get } = testServer();
    const byHash = () => app.inject({ method: 'GET', url: '/graphql', query: { extensions: extensions(hash) } });
    assert.equal(firstError(await byHash())?.message, 'PersistedQueryNotFound');
    await get(query, {}, { extensions: extensions(hash) });
    assert.deepEqual((await byHash()).json(), { data: { ping: 'pong' } });
  });
  it('are not kept when they are refused: strangers do not fill the memory with what is no document', async () => {
    const { app, post } = testServer();
    const wrong = '{ nothing }';
    const sha256Hash = createHash('sha256').update(wrong).digest('hex');
    await post({ query: wrong, extensions: { persistedQuery: { version: 1, sha256Hash } } });
    const byHash = await app.inject({ method: 'GET', url: '/graphql', query: { extensions: extensions(sha256Hash) } });
    assert.equal(firstError(byHash)?.message, 'PersistedQueryNotFound');
  });
  it('are refused when the hash is another document’s', async () => {
    assert.equal((await testServer().get(query, {}, { extensions: extensions('0'.repeat(64)) })).statusCode, 400);
  });
});

describe('rate limits', () => {
  it('count aliases of a field one by one and answer 429 with Retry-After', async () => {
    const { post } = testServer({ all: { count: 100, seconds: 60 }, fields: { ping: [{ count: 5, seconds: 60 }] } });
    assert.equal((await post({ query: '{ a: ping b: ping c: ping }' })).statusCode, 200);
    const refused = await post({ query: '{ a: ping b: ping c: ping }' });
    assert.equal(refused.statusCode, 429);
    assert.equal(refused.headers['retry-after'], '60');
    assert.equal(firstError(refused)?.extensions?.code, 'RATE_LIMITED');
  });
  for (const [what, payload, headers] of [
    ['a document with a mistake in its text', { query: '{ ping' }, {}],
    ['a document that does not fit the schema', { query: '{ nothing }' }, {}],
    ['a document that is too large to validate', { query: `{ product { ${'sku '.repeat(1_500)}} }` }, {}],
    ['variables of another type', { query: 'query ($n: Int) { products(pageSize: $n) { sku } }', variables: { n: 'ten' } }, {}],
    ['a body that is no JSON', '{', {}],
    ['a body of another type', '{}', { 'content-type': 'text/plain' }],
    ['a token nobody knows', { query: '{ ping }' }, { authorization: 'Bearer nobody' }],
    ['a store view that does not exist', { query: '{ ping }' }, { store: 'fr' }],
  ] as const) {
    it(`count ${what} ten times, then refuse it unread, and nobody else`, async () => {
      const { handle, post, lines, engine } = testServer({ all: { count: 30, seconds: 60 }, fields: {} });
      const statuses: number[] = [];
      for (let count = 0; count < 6; count += 1) statuses.push((await post(payload, headers)).statusCode);
      assert.ok(statuses.slice(0, 3).every((status) => status !== 429));
      assert.deepEqual(statuses.slice(3), [429, 429, 429]);
      assert.equal((await post({ query: 'mutation { pay }' })).statusCode, 429);
      assert.equal(engine.payments(), 0);
      assert.equal((await post({ query: '{ ping }' }, {}, '192.0.2.7')).statusCode, 200);
      // A page for somebody behind the same address.
      assert.equal((await handle({ method: 'GET', query: '{ ping }', ip: '127.0.0.1', requestId: 'page' })).status, 200);
      assert.equal(lines.filter((line) => line.includes('rate-limited')).length, 1);
    });
  }
  it('count a millisecond of work as a request', () => {
    const limiter = createRateLimiter({ all: { count: 20, seconds: 60 }, fields: {} }, fixedClock('2026-11-15T12:00:00Z'));
    limiter.countWork('192.0.2.7', 0.9);
    limiter.countWork('192.0.2.7', 9.9);
    limiter.countWork('192.0.2.7', 10.2);
    assert.equal(limiter.countRequest('192.0.2.7'), undefined);
    limiter.countWork('192.0.2.7', 1.2);
    assert.equal(limiter.countRequest('192.0.2.7'), 60);
    assert.equal(limiter.countRequest('192.0.2.8'), undefined);
  });
  it('count a long document as more than the quick ones it takes the time of', () => {
    const limiter = createRateLimiter({ all: { count: 200, seconds: 60 }, fields: {} }, fixedClock('2026-11-15T12:00:00Z'));
    for (let count = 0; count < 2; count += 1) limiter.countWork('192.0.2.7', 20);
    assert.equal(limiter.waitOf('192.0.2.7'), undefined);
    limiter.countWork('192.0.2.7', 20);
    assert.equal(limiter.waitOf('192.0.2.7'), 60);
  });
  it('count the time of a document that asks the database as well, up to what its fields may take', async () => {
    const ask = async (selection: string): Promise<readonly number[]> => {
      const { post } = testServer({ all: { count: 20, seconds: 60 }, fields: {} }, 3);
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await post({ query: `{ echo ${selection} }` })).statusCode);
      return statuses;
    };
    assert.deepEqual(await ask('ping'), [200, 200, 200, 200]);
    assert.deepEqual(await ask('products(pageSize: 300) { related { related { sku } } }'), [200, 200, 200, 429]);
  });
  it('let an address that kept the others waiting pause for four times as long', () => {
    let now = 1_000;
    const limits = { all: { count: 600, seconds: 60 }, fields: {} };
    const limiter = createRateLimiter(limits, fixedClock('2026-11-15T12:00:00Z'), { elapsed: () => now });
    limiter.countWork('192.0.2.7', 9);
    assert.equal(limiter.pauseOf('192.0.2.7'), 0);
    limiter.countWork('192.0.2.7', 20);
    assert.equal(limiter.pauseOf('192.0.2.7'), 80);
    assert.equal(limiter.pauseOf('192.0.2.8'), 0);
    now += 80;
    assert.equal(limiter.pauseOf('192.0.2.7'), 0);
  });
  it('refuse those that waited for their turn while the ones before them used up the rest', async () => {
    const { post } = testServer({ all: { count: 40, seconds: 60 }, fields: {} }, 7);
    const answers = await Promise.all(Array.from({ length: 20 }, () => post({ query: '{ ping }' })));
    const statuses = answers.map(({ statusCode }) => statusCode);
    assert.ok(statuses.filter((status) => status === 200).length <= 3, statuses.join());
    assert.equal(statuses.at(-1), 429);
  });
  it('count what a document costs to prepare and to answer', async () => {
    const { post } = testServer({ all: { count: 30, seconds: 60 }, fields: {} }, 7);
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await post({ query: '{ ping }' })).statusCode);
    assert.deepEqual(statuses, [200, 200, 429, 429]);
  });
  it('count what the schema costs to tell', async () => {
    const { post } = testServer({ all: { count: 20, seconds: 60 }, fields: {} }, 9);
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await post({ query: '{ __schema { types { name } } }' })).statusCode);
    assert.deepEqual(statuses, [200, 200, 429]);
  });
  it('let a tool read the schema, and a flood of them three times a minute', async () => {
    const { post } = testServer(defaultRateLimits);
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) statuses.push((await post({ query: '{ __schema { types { name } } }' })).statusCode);
    assert.deepEqual(statuses, [200, 200, 200, 429, 429]);
  });
  it('count what asks the database for every field it asks for', async () => {
    const { post } = testServer({ all: { count: 20, seconds: 60 }, fields: {} });
    const query = `{ ${Array.from({ length: 10 }, (_, index) => `a${index}: echo`).join(' ')} }`;
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await post({ query })).statusCode);
    assert.deepEqual(statuses, [200, 200, 429, 429]);
  });
  it('close the connection of whoever is beyond them', async () => {
    const { post } = testServer({ all: { count: 1, seconds: 60 }, fields: {} });
    assert.equal((await post({ query: '{ ping }' })).headers['connection'], 'keep-alive');
    assert.equal((await post({ query: '{ ping }' })).headers['connection'], 'close');
  });
});
