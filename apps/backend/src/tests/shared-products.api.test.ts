import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '../testing/create-test-shop.ts';

const listing = readFileSync(new URL('../../../../bench/listing/listing.graphql', import.meta.url), 'utf8');
const short = (query: string): string => query.replace(/\s+/g, ' ');

/** Each asks for the products of a price range; the last ones cannot share them. */
const documents: Readonly<Record<string, string>> = {
  'every field of a listing': listing,
  'other names, and another root field':
    'query ($filter: ProductAttributeFilterInput!) { a: products(filter: $filter, pageSize: 5) { b: items { c: sku id } n: total_count } storeConfig { store_code } }',
  'fragments in the elements':
    'query ($filter: ProductAttributeFilterInput!) { products(filter: $filter, pageSize: 7) { items { ...P } } } fragment P on ProductInterface { name ...Q } fragment Q on ConfigurableProduct { variants { product { sku } } }',
  'filters under other names, with a fragment':
    'query ($filter: ProductAttributeFilterInput!) { products(filter: $filter) { f: aggregations { code: attribute_code count o: options { n: count ...O count } } items { sku } } } fragment O on AggregationOptionInterface { __typename label value }',
  'filters without their counts':
    'query ($filter: ProductAttributeFilterInput!) { products(filter: $filter) { aggregations { options { label } } items { sku } } }',
  'the options of filters twice':
    'query ($filter: ProductAttributeFilterInput!) { products(filter: $filter) { aggregations { options { label } options { count } } items { sku } } }',
  'filters twice':
    'query ($filter: ProductAttributeFilterInput!) { products(filter: $filter) { aggregations { options { label } } b: aggregations(filter: { category: { includeDirectChildrenOnly: true } }) { options { count } } items { sku } } }',
  'a list in a fragment':
    'query ($filter: ProductAttributeFilterInput!) { products(filter: $filter) { ...L } } fragment L on Products { items { sku } }',
  'the list twice': 'query ($filter: ProductAttributeFilterInput!) { products(filter: $filter) { items { sku } items { name } } }',
  'a variable in the elements':
    'query ($filter: ProductAttributeFilterInput!, $yes: Boolean = true) { products(filter: $filter) { items { sku name @include(if: $yes) } } }',
};

describe('products that are shared between lists', () => {
  let shop: TestShop;
  before(async () => {
    shop = await createTestShop();
  });
  after(() => shop.close());

  const get = async (query: string, variables: object, store = 'nl') => {
    const address = `/graphql?${new URLSearchParams({ query: short(query), variables: JSON.stringify(variables) }).toString()}`;
    return (await shop.request('GET', address, { store })).json<unknown>();
  };
  const post = async (query: string, variables: object, store = 'nl') =>
    (
      await shop.request('POST', '/graphql', { store, 'content-type': 'application/json' }, JSON.stringify({ query, variables }))
    ).json<unknown>();

  for (const [name, query] of Object.entries(documents)) {
    it(`are what everybody gets who asks alone: ${name}`, async () => {
      // A document is compiled after a few runs; every range is a list that was never asked for.
      for (let turn = 0; turn < 6; turn += 1) {
        const variables = { filter: { price: { from: String(20 + turn), to: String(160 + 40 * turn) } } };
        for (const store of ['nl', 'de']) assert.deepEqual(await get(query, variables, store), await post(query, variables, store));
      }
    });
  }

  it('leave a request for an operation the document does not have refused', async () => {
    const query = short('query Named($filter: ProductAttributeFilterInput!) { products(filter: $filter) { items { sku } } }');
    for (let turn = 0; turn < 6; turn += 1) {
      const variables = JSON.stringify({ filter: { price: { from: String(turn), to: '500' } } });
      const ask = async (operationName: string) =>
        (await shop.request('GET', `/graphql?${new URLSearchParams({ query, variables, operationName }).toString()}`)).body;
      assert.match(await ask('Named'), /"sku"/);
      assert.match(await ask('Other'), /Unknown operation named/);
    }
  });

  it('are other ones when their dates have passed', async () => {
    const query = 'query ($filter: ProductAttributeFilterInput!) { products(filter: $filter) { items { sku new sale special_price } } }';
    const range = (to: number) => ({ filter: { price: { from: '1', to: String(to) } } });
    for (let turn = 0; turn < 5; turn += 1) await get(query, range(900 + turn));
    const before = await get(query, range(950));
    shop.clock.advance(400 * 24 * 3_600_000);
    const later = await get(query, range(951));
    assert.deepEqual(later, await post(query, range(951)));
    assert.notDeepEqual(later, before);
  });
});
