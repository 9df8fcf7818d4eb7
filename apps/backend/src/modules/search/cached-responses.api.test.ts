import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { touchReadModel } from '#kernel/read-model.ts';
import { createTestShop, testNow, type TestShop } from '#testing/create-test-shop.ts';
import { eventually } from '#testing/eventually.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

const query =
  'query ($sku: String!) { products(filter: {sku: {eq: $sku}}) { items { sku stock_qty sale price_range { minimum_price { final_price { value } } } } } }';
type Item = { readonly stock_qty: number; readonly sale: boolean };
const get = async (sku: string, headers: Record<string, string> = {}) => {
  const response = await shop.request(
    'GET',
    `/graphql?${new URLSearchParams({ query, variables: JSON.stringify({ sku }) }).toString()}`,
    headers,
  );
  return {
    item: response.json<{ data: { products: { items: Item[] } } }>().data.products.items[0],
    headers: response.headers,
    status: response.statusCode,
  };
};

describe('a cached response', () => {
  it('is the same byte for byte, with its ETag', async () => {
    const [first, second] = [await get('MA-SIE-6202'), await get('MA-SIE-6202')];
    assert.deepEqual(second.item, first.item);
    assert.equal(second.headers['etag'], first.headers['etag']);
    assert.equal(second.headers['content-type'], 'application/json; charset=utf-8');
    assert.equal(second.headers['x-magento-cache-id'], first.headers['x-magento-cache-id']);
    const unchanged = await shop.request(
      'GET',
      `/graphql?${new URLSearchParams({ query, variables: JSON.stringify({ sku: 'MA-SIE-6202' }) }).toString()}`,
      { 'if-none-match': String(first.headers['etag']) },
    );
    assert.equal(unchanged.statusCode, 304);
  });

  it('is keyed by store view and variables', async () => {
    const german = await get('MA-SIE-6202', { store: 'de' });
    const dutch = await get('MA-SIE-6202');
    assert.notEqual(german.headers['x-magento-cache-id'], dutch.headers['x-magento-cache-id']);
    assert.notDeepEqual((await get('MA-HAA-6501')).item, dutch.item);
  });

  it('is invalidated when the stock it shows changes', async () => {
    const before = (await get('MA-SIE-6202')).item?.stock_qty ?? 0;
    await shop.database.transaction(async (tx) => {
      await tx.query("update stock_level set quantity = quantity + 7 where sku = 'MA-SIE-6202' and source_code = 'WEB'");
      await touchReadModel(tx, 'inventory', ['MA-SIE-6202']);
    });
    await eventually(async () => assert.equal((await get('MA-SIE-6202')).item?.stock_qty, before + 7));
  });

  it('is invalidated at the time a reduction ends', async () => {
    assert.equal((await get('MA-TAS-6101')).item?.sale, true);
    shop.clock.advance(400 * 86_400_000);
    assert.equal((await get('MA-TAS-6101')).item?.sale, false);
    shop.clock.set(testNow);
    assert.equal((await get('MA-TAS-6101')).item?.sale, true);
  });
});
