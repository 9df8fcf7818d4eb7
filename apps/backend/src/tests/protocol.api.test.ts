import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { AddressInfo } from 'node:net';
import { readConfig } from '#kernel/config.ts';
import { silentLogger } from '#kernel/logger.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { eventually } from '#testing/eventually.ts';
import { openBackendOn } from '../app/open-backend.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

type Reply = Awaited<ReturnType<TestShop['request']>>;
type Body = { data?: Record<string, unknown> | null; errors?: { message: string; extensions?: { category?: string } }[] };
type Headers = Record<string, string>;

const json = { 'content-type': 'application/json' };
const simple = '{ storeConfig { store_code } }';
const get = (parameters: Record<string, string>, headers: Headers = {}): Promise<Reply> =>
  shop.request('GET', `/graphql?${new URLSearchParams(parameters).toString()}`, headers);
const post = (body: unknown, headers: Headers = {}): Promise<Reply> =>
  shop.request('POST', '/graphql', { ...json, ...headers }, typeof body === 'string' ? body : JSON.stringify(body));
const body = (reply: Reply): Body => reply.json<Body>();
const refused = (reply: Reply, status: number, message: string, category?: string): void => {
  assert.equal(reply.statusCode, status);
  assert.equal(body(reply).errors?.[0]?.message, message);
  assert.equal(body(reply).errors?.[0]?.extensions?.category, category);
};

describe('a query', () => {
  it('is answered alike by GET and by POST', async () => {
    const query = 'query Named($id: String) { country(id: $id) { id } }';
    const variables = { id: 'NL' };
    const byGet = await get({ query, variables: JSON.stringify(variables), operationName: 'Named' });
    const byPost = await post({ query, variables, operationName: 'Named' });
    assert.deepEqual([byGet.statusCode, byGet.body], [200, byPost.body]);
    assert.equal(byGet.headers['content-type'], 'application/json; charset=utf-8');
  });

  it('may carry any Content-Type by GET', async () => {
    for (const type of ['application/json', 'text/plain', 'nonsense']) {
      assert.equal((await get({ query: simple }, { 'content-type': type })).statusCode, 200, type);
    }
  });

  it('may be asked about by OPTIONS', async () => {
    const reply = await shop.request('OPTIONS', '/graphql');
    assert.deepEqual([reply.statusCode, reply.body], [204, '']);
  });

  it('needs JSON by POST', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/graphql']) {
      const reply = await post({ query: simple }, { 'content-type': type });
      assert.equal(reply.statusCode, 400, type);
      assert.equal(body(reply).errors?.[0]?.extensions?.category, 'graphql-input');
    }
    assert.equal((await post({ query: simple }, { 'content-type': 'application/json; charset=utf-8' })).statusCode, 200);
  });

  const unreadable = [
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{}',
    '{"query": null}',
    '{"query": ""}',
    '{"query": 5}',
    '{"query": {"kind": "Document"}}',
  ];
  for (const text of unreadable) {
    it(`is not understood as ${text || 'nothing'}`, async () => {
      refused(await post(text), 400, 'Unable to parse the request.', 'graphql-input');
    });
  }

  it('with a syntax error is refused with 400, one with an unknown field is answered with 200', async () => {
    const syntax = await post({ query: '{ storeConfig {' });
    assert.equal(syntax.statusCode, 400);
    assert.match(body(syntax).errors?.[0]?.message ?? '', /^Syntax Error/);
    const unknown = await post({ query: '{ storeConfig { nonsense } }' });
    assert.equal(unknown.statusCode, 200);
    assert.equal('data' in body(unknown), false);
    assert.equal(body(unknown).errors?.[0]?.extensions?.category, undefined);
    const wrongType = await post({ query: 'query ($id: Int) { category(id: $id) { id } }', variables: { id: 'x' } });
    assert.equal('data' in body(wrongType), false);
  });

  it('refuses variables that are no object', async () => {
    for (const variables of ['[]', '{', '"x"']) {
      const reply = await get({ query: simple, variables });
      assert.equal(reply.statusCode, 400, variables);
      assert.equal(body(reply).errors?.[0]?.extensions?.category, 'graphql-input');
    }
  });

  it('with an error in a field keeps the rest of its data and answers 200', async () => {
    const reply = await post({ query: '{ storeConfig { store_code } cmsPage { title } }' });
    assert.equal(reply.statusCode, 200);
    assert.deepEqual(body(reply).data, { storeConfig: { store_code: 'nl' }, cmsPage: null });
    assert.match(reply.body, /^\{"errors"/, 'clients read errors first');
  });

  it('can be stored under its hash', async () => {
    const query = '{ currency { base_currency_code } }';
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') } });
    assert.equal(body(await get({ extensions })).errors?.[0]?.message, 'PersistedQueryNotFound');
    assert.equal((await get({ query, extensions })).statusCode, 200);
    assert.deepEqual(body(await get({ extensions })).data, { currency: { base_currency_code: 'EUR' } });
    assert.equal((await get({ query: simple, extensions })).statusCode, 400);
  });
});

describe('the Store and Content-Currency headers', () => {
  it('refuse a view that does not exist', async () => {
    refused(await post({ query: simple }, { store: 'xx' }), 400, 'Requested store is not found (xx)', 'graphql-input');
    refused(await get({ query: simple }, { store: 'NL' }), 400, 'Requested store is not found (NL)', 'graphql-input');
    for (const store of ['__proto__', 'constructor', 'x'.repeat(2_000), "nl'; drop table store_view; --"]) {
      assert.equal((await post({ query: simple }, { store })).statusCode, 400, store.slice(0, 20));
    }
  });

  it('refuse a view that is switched off, and it is offered no more', async () => {
    const turn = (isOn: boolean): Promise<void> =>
      shop.database.transaction(async (tx) => {
        await tx.query("update store_view set is_active = $1 where code = 'en'", [isOn]);
        await touchReadModel(tx, 'stores');
      });
    await turn(false);
    try {
      await eventually(async () =>
        refused(await post({ query: simple }, { store: 'en' }), 400, 'Requested store is not found (en)', 'graphql-input'),
      );
      assert.doesNotMatch((await post({ query: '{ availableStores { store_code } }' })).body, /"en"/);
    } finally {
      await turn(true);
    }
    await eventually(async () => assert.equal((await post({ query: simple }, { store: 'en' })).statusCode, 200));
  });

  it('take the euro only', async () => {
    assert.equal((await post({ query: simple }, { 'content-currency': 'EUR' })).statusCode, 200);
    assert.equal((await post({ query: simple }, { 'content-currency': '' })).statusCode, 200);
    refused(await post({ query: simple }, { 'content-currency': 'USD' }), 400, 'Please correct the target currency', 'graphql-input');
  });
});

describe('credentials', () => {
  const guests: readonly (readonly [what: string, headers: Headers])[] = [
    ['none', {}],
    ['the shop token', { authorization: 'Bearer demo-shop-access-token' }],
    ['the consumer key', { authorization: 'Bearer demo-consumer-key' }],
    ['another scheme', { authorization: 'Basic dXNlcjpwYXNz' }],
    ['three parts', { authorization: 'Bearer a b' }],
    ['an empty header', { authorization: '' }],
    ['a lone Bearer', { authorization: 'Bearer' }],
  ];
  it('of a guest, whichever they are, give the same answer with the same headers (R123)', async () => {
    const plain = await get({ query: simple });
    for (const [what, headers] of guests) {
      const reply = await get({ query: simple }, headers);
      assert.deepEqual([reply.statusCode, reply.body], [200, plain.body], what);
      for (const name of ['cache-control', 'x-magento-cache-id', 'etag', 'vary'])
        assert.equal(reply.headers[name], plain.headers[name], what);
    }
  });

  it('nobody knows are refused before anything runs', async () => {
    for (const token of ['unknown', 'demo-shop-access-token2', 'a'.repeat(5_000)]) {
      for (const reply of [
        await post({ query: simple }, { authorization: `Bearer ${token}` }),
        await get({ query: simple }, { authorization: `Bearer ${token}` }),
      ]) {
        assert.equal(reply.statusCode, 401);
        assert.equal('data' in body(reply), false);
        assert.equal(body(reply).errors?.[0]?.extensions?.category, 'graphql-authentication');
        assert.equal(reply.headers['cache-control'], 'no-store');
      }
    }
  });
});

describe('headers of an answer', () => {
  const documents = [
    '{ storeConfig { locale } }',
    '{ countries { id } }',
    '{ route(url: "dames") { type } }',
    '{ products(filter: {sku: {eq: "MA-SIE-6202"}}) { items { sku } } }',
    '{ categories { items { id } } }',
    '{ cmsPage(identifier: "home") { title } }',
  ];
  it('let a shared cache keep catalogue, pages and settings by GET, per store and currency', async () => {
    for (const query of documents) {
      const reply = await get({ query });
      assert.match(String(reply.headers['cache-control']), /^public/, query);
      assert.match(String(reply.headers['vary']), /Store.*Content-Currency.*X-Magento-Cache-Id/);
      const again = await get({ query }, { 'if-none-match': String(reply.headers['etag']) });
      assert.deepEqual([again.statusCode, again.body], [304, '']);
      assert.equal((await post({ query })).headers['cache-control'], 'no-store');
    }
  });

  it('forbid it for errors', async () => {
    for (const query of ['{ cmsPage { title } }', '{ nonsense }', '{'])
      assert.equal((await get({ query })).headers['cache-control'], 'no-store', query);
  });

  it('carry a cache id that is stable and differs by store view', async () => {
    const id = async (store: string): Promise<unknown> => (await post({ query: simple }, { store })).headers['x-magento-cache-id'];
    assert.match(String(await id('nl')), /^[0-9a-f]{64}$/);
    assert.equal(await id('nl'), await id('nl'));
    assert.equal(new Set(await Promise.all(['nl', 'de', 'en', 'nl_limburg'].map(id))).size, 4);
    const sent = await post({ query: simple }, { 'x-magento-cache-id': 'anything' });
    assert.equal(sent.statusCode, 200);
  });

  it('protect every kind of answer (R163)', async () => {
    const replies = [
      await get({ query: simple }),
      await post({ query: '{' }),
      await post('{'),
      await post({ query: simple }, { authorization: 'Bearer unknown' }),
      await shop.request('OPTIONS', '/graphql'),
      await shop.request('GET', '/no-such-page'),
      await shop.request('GET', '/media/nothing/here.webp'),
      await shop.request('GET', '/media/documents/nothing.html'),
      await shop.request('GET', '/%E0%A4%A'),
    ];
    for (const reply of replies) {
      assert.equal(reply.headers['x-content-type-options'], 'nosniff');
      assert.equal(reply.headers['cross-origin-resource-policy'], 'same-origin');
      assert.match(String(reply.headers['content-security-policy']), /default-src 'none'/);
      assert.ok(reply.headers['cache-control']);
      assert.equal(reply.headers['x-powered-by'], undefined);
    }
  });
});

describe('garbage', () => {
  const deep = (levels: number): string => `{ ${'categories { items { children { '.repeat(levels)} id ${'} } } '.repeat(levels)} }`;
  const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
  const cases: readonly (readonly [what: string, ask: () => Promise<Reply>, isHarmless?: boolean])[] = [
    ['an unknown store', () => post({ query: simple }, { store: 'xx' })],
    ['broken JSON', () => post('{"query": "{ storeConfig'.repeat(100))],
    ['a body of one megabyte', () => post({ query: simple, padding: 'x'.repeat(1024 * 1024) })],
    ['a document nested a hundred deep', () => post({ query: deep(34) })],
    ['a list nested a hundred deep', () => post({ query: `{ products(filter: {sku: {in: ${nested(100)}}}) { total_count } }` })],
    ['variables nested ten thousand deep', () => post(`{"query": ${JSON.stringify(simple)}, "variables": {"a": ${nested(10_000)}}}`), true],
    [
      'a fragment that spreads itself',
      () => post({ query: '{ storeConfig { ...A } } fragment A on StoreConfig { ...B } fragment B on StoreConfig { ...A }' }),
    ],
    [
      'a thousand aliases',
      () => post({ query: `{ ${Array.from({ length: 1000 }, (_, index) => `a${index}: storeConfig { locale }`).join(' ')} }` }),
    ],
    ['a thousand directives', () => post({ query: `{ storeConfig ${'@include(if: true) '.repeat(1000)} { locale } }` })],
    ['two operations', () => post({ query: 'query A { storeConfig { locale } } query B { storeConfig { locale } }' })],
    ['a subscription', () => post({ query: 'subscription { x }' })],
    ['a mutation', () => post({ query: 'mutation { x }' })],
    ['an unknown operation name', () => post({ query: 'query A { storeConfig { locale } }', operationName: 'B' })],
    ['a null byte', () => post({ query: '{ route(url: "a\\u0000b") { type } }' }), true],
    ['a number beyond Int', () => post({ query: '{ category(id: 99999999999) { id } }' })],
    ['a page beyond Int', () => post({ query: '{ products(filter: {}, currentPage: 2147483647, pageSize: 300) { total_count } }' })],
  ];
  for (const [what, send, isHarmless = false] of cases) {
    it(`such as ${what} is answered, without a stack trace`, { timeout: 60_000 }, async () => {
      const reply = await send();
      assert.ok(reply.statusCode < 500, `${reply.statusCode} ${reply.body.slice(0, 200)}`);
      assert.ok('errors' in body(reply) || isHarmless, reply.body.slice(0, 200));
      assert.doesNotMatch(reply.body, /at .*\.ts:|node_modules|stack/);
    });
  }

  it('says how large a body may be with 413', async () => {
    assert.equal((await post({ query: simple, padding: 'x'.repeat(1024 * 1024) })).statusCode, 413);
  });
});

describe('over a real socket', () => {
  let origin: string;
  before(async () => {
    await shop.app.listen({ host: '127.0.0.1', port: 0 });
    origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  });

  it('a document of 16 KB travels in the address', async () => {
    const comment = `# ${'ä'.repeat(100)} x\n`;
    const query = comment.repeat(Math.floor((16 * 1024 - simple.length) / Buffer.byteLength(comment))) + simple;
    assert.ok(Buffer.byteLength(query) > 15 * 1024);
    const response = await fetch(`${origin}/graphql?query=${encodeURIComponent(query)}`, { headers: { Store: 'de' } });
    assert.equal(response.status, 200);
    assert.deepEqual(await response.json(), { data: { storeConfig: { store_code: 'de' } } });
  });

  it('an address far too long is refused and the next request is answered', async () => {
    const response = await fetch(`${origin}/graphql?query=${'x'.repeat(200 * 1024)}`);
    assert.equal(response.status, 431);
    assert.equal((await fetch(`${origin}/graphql?query=${encodeURIComponent(simple)}`)).status, 200);
  });
});

describe('questions about the schema itself', () => {
  const introspection = '{ __schema { queryType { name } } }';
  it('are answered in the demo', async () => {
    assert.equal((await shop.ask(introspection)).errors.length, 0);
  });

  it('are refused in production, while __typename stays', async () => {
    const config = readConfig({
      SHOP_ENV: 'production',
      PUBLIC_URL: 'https://shop.example',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/unused',
      SMTP_URL: 'smtp://127.0.0.1:1',
      SHOP_ACCESS_TOKEN: 'a-token-of-the-test-shop-0001',
      CONSUMER_KEY: 'a-consumer-key-of-the-test-0001',
      METRICS_TOKEN: 'a-metrics-token-of-the-test-0001',
      POSTCODE_URL: 'https://postcode.example',
      VAT_URL: 'https://vat.example',
      MULTISAFEPAY_API_KEY: 'a-payment-key-of-the-test-0001',
      STAFF_SECRET: 'a-staff-secret-of-the-test-0001',
    });
    assert.equal(config.introspection, false);
    const open = (mode: typeof config.mode) =>
      openBackendOn(shop.database, { config: { ...config, mode, smtpUrl: undefined }, clock: shop.clock, logger: silentLogger });
    await assert.rejects(
      open('production'),
      /^StartError: The database has the customers of the demo, .*: set DATABASE_URL to an empty database/,
    );
    const backend = await open('demo');
    try {
      const ask = (query: string) => backend.execute({ method: 'POST', query, ip: '127.0.0.1', requestId: 'production' });
      assert.match((await ask(introspection)).body.errors?.[0]?.message ?? '', /introspection/i);
      assert.equal(JSON.stringify((await ask('{ __typename }')).body), '{"data":{"__typename":"Query"}}');
      const demo = await backend.execute({
        method: 'POST',
        query: simple,
        authorization: 'Bearer demo-shop-access-token',
        ip: '127.0.0.1',
        requestId: 'production',
      });
      assert.equal(demo.status, 401, 'the demo’s token is nobody’s in production (R203)');
    } finally {
      await backend.close();
    }
  });
});
