import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { writeBlocks } from '#modules/content/index.ts';
import { setStock } from '#modules/inventory/index.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';

const query = '{ products(filter: {}, pageSize: 2, sort: {name: ASC}) { items { sku name } } }';
const path = `/graphql?query=${encodeURIComponent(query)}`;

let shop: TestShop;
let server: Server;
let url: string;
const observed: number[] = [];
before(async () => {
  shop = await createTestShop();
  const early = shop.backend.cachedAnswers({ observe: ({ status }) => void observed.push(status) });
  server = createServer((request, response) => {
    if (!early(request, response)) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Twice asked for, it is worth its memory.
  for (let time = 0; time < 3; time += 1) await shop.request('GET', path, { store: 'de' });
});
after(async () => {
  await new Promise((resolve) => server.close(resolve));
  await shop.close();
});

const ask = (headers: Record<string, string> = {}, address = path): Promise<Response> => fetch(url + address, { headers });
/** Of the connection, not of the answer. */
const ofConnection = new Set(['connection', 'keep-alive', 'date']);
const headersOf = (all: Iterable<readonly [string, unknown]>): readonly string[] =>
  [...all]
    .filter(([name]) => !ofConnection.has(name))
    .map(([name, value]) => `${name}: ${String(value)}`)
    .sort();

describe('an answer that is cached', () => {
  it('leaves before Fastify with the same bytes and headers, and counts itself', async () => {
    const answer = await ask({ store: 'de' });
    const usual = await shop.request('GET', path, { store: 'de' });
    assert.equal(answer.status, 200);
    assert.equal(await answer.text(), usual.body);
    assert.deepEqual(headersOf(answer.headers), headersOf(Object.entries(usual.headers)));
    const again = await ask({ store: 'de', 'if-none-match': answer.headers.get('etag') ?? '' });
    const unchanged = await shop.request('GET', path, { store: 'de', 'if-none-match': answer.headers.get('etag') ?? '' });
    assert.equal(again.status, 304);
    assert.deepEqual(headersOf(again.headers), headersOf(Object.entries(unchanged.headers)));
    assert.deepEqual(observed, [200, 304]);
  });

  it('is given to nobody who may be a person, in no other view, currency or form, and not once something has changed', async () => {
    const left: readonly [Record<string, string>, string][] = [
      [{ store: 'de', authorization: 'Bearer nobody' }, path],
      [{ store: 'de', authorization: 'Basic x' }, path],
      [{ store: 'de', 'content-currency': 'EUR' }, path],
      [{ store: 'fr' }, path],
      [{ store: 'nl' }, path],
      [{ store: 'de' }, `${path}&variables={}`],
      [{ store: 'de' }, path.replace('/graphql?', '/graphqlx?')],
    ];
    for (const [headers, address] of left) assert.equal((await ask(headers, address)).status, 418, JSON.stringify([headers, address]));
    const posted = await fetch(url + path, { method: 'POST', headers: { store: 'de' } });
    assert.equal(posted.status, 418);
    shop.clock.advance(48 * 3_600_000);
    assert.equal((await ask({ store: 'de' })).status, 418);
  });
});

describe('a read that is posted', () => {
  it('is answered as one in an address is, however often it was asked, and stored by nobody', async () => {
    const asked = '{ products(search: "dirndl", pageSize: 3) { total_count items { sku name stock_status } } }';
    const post = () => shop.request('POST', '/graphql', { 'content-type': 'application/json' }, JSON.stringify({ query: asked }));
    const usual = await shop.request('GET', `/graphql?query=${encodeURIComponent(asked)}`);
    for (let time = 0; time < 5; time += 1) {
      const answer = await post();
      assert.deepEqual([answer.statusCode, answer.body, answer.headers['cache-control']], [200, usual.body, 'no-store']);
      assert.equal(answer.headers.etag, undefined);
    }
  });

  it('follows what changes', async () => {
    const sku = 'MA-SIE-6202';
    const asked = `{ products(filter: { sku: { eq: "${sku}" } }) { items { sku stock_qty } } }`;
    const stock = async () =>
      (await shop.ask<{ products: { items: readonly { stock_qty: number }[] } }>(asked)).data.products.items[0]?.stock_qty;
    const before = await stock();
    for (let time = 0; time < 4; time += 1) await stock();
    await shop.database.transaction((tx) => setStock(tx, [{ sku, source: 'WEB', quantity: 3 }]));
    await shop.backend.refresh();
    assert.notEqual(before, 3);
    assert.equal(await stock(), 3);
  });
});

describe('a category with a block of editors', () => {
  const block = '... on CategoryTree { id cms_block { content } }';
  const asked = [
    '{ category(id: 110) { cms_block { content } } }',
    '{ categoryList(filters: { ids: { eq: "110" } }) { cms_block { content } } }',
    '{ categories(filters: { ids: { eq: "110" } }) { items { cms_block { content } } } }',
    `{ products(filter: { category_id: { eq: "110" } }, pageSize: 1) { items { sku categories { ${block} } } } }`,
  ];
  const write = async (content: string): Promise<void> => {
    const texts = { nl: { title: 'Passen', content } };
    await shop.database.transaction((tx) => writeBlocks(tx, [{ id: 901, identifier: 'category-110', isActive: true, texts }]));
    await shop.backend.refresh();
  };

  it('shows what they wrote last, in an address and posted, alone and in the products of a list', async () => {
    const get = async (query: string) => (await shop.request('GET', `/graphql?query=${encodeURIComponent(query)}`)).body;
    const post = async (query: string) =>
      (await shop.request('POST', '/graphql', { 'content-type': 'application/json' }, JSON.stringify({ query }))).body;
    for (const text of ['Passen met afspraak', 'Passen zonder afspraak']) {
      await write(`<p>${text}.</p>`);
      // Often enough to be worth its memory.
      for (let time = 0; time < 3; time += 1) {
        for (const query of asked) for (const ask of [get, post]) assert.match(await ask(query), new RegExp(text), query);
      }
    }
  });
});
