import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { customers } from '@shop/demo-data/customers';
import { netPrice } from '@shop/rules/net-price';
import { cartClient } from '#testing/cart-client.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { logIn, type LoggedIn } from '#testing/log-in.ts';
import { at, list, type Json } from '#testing/read-answers.ts';

let shop: TestShop;
let approved: LoggedIn;
let waiting: LoggedIn;
let privately: LoggedIn;
const indexOf = (fits: (customer: (typeof customers)[number]) => boolean): number => customers.findIndex(fits);
before(async () => {
  shop = await createTestShop();
  approved = await logIn(
    shop,
    indexOf(({ isApproved }) => isApproved),
  );
  waiting = await logIn(
    shop,
    indexOf(({ company, isApproved }) => company !== undefined && !isApproved),
  );
  privately = await logIn(
    shop,
    indexOf(({ company }) => company === undefined),
  );
});
after(() => shop.close());

const products = `{ products(filter: {}, pageSize: 100) { items { sku __typename price_tiers { quantity final_price { value } discount { percent_off } }
  price_range { minimum_price { final_price { value } } }
  ... on ConfigurableProduct { variants { product { sku price_tiers { quantity } } } } } } }`;

/** By POST or, as the storefront reads, by GET. */
async function tiersFor(headers: Record<string, string>, method: 'GET' | 'POST' = 'POST'): Promise<ReadonlyMap<string, readonly Json[]>> {
  const answer =
    method === 'POST'
      ? (await shop.ask<Json>(products, { headers })).data
      : (await shop.request('GET', `/graphql?query=${encodeURIComponent(products)}`, headers)).json<{ data: Json }>().data;
  return new Map(list(answer, 'products.items').map((item) => [String(item['sku']), list(item, 'price_tiers')]));
}

const withTiers = (tiers: ReadonlyMap<string, readonly Json[]>): string[] =>
  [...tiers].flatMap(([sku, steps]) => (steps.length > 0 ? [sku] : []));

describe('prices by quantity (LAW-02)', () => {
  it('are seen by an approved business account, on products and their variants', async () => {
    const tiers = await tiersFor(approved.headers);
    assert.ok(withTiers(tiers).length > 0);
    for (const sku of withTiers(tiers)) {
      assert.match(sku, /^MA-(HEM|SCH|SOK|HOE)-/);
      assert.deepEqual(
        tiers.get(sku)?.map((tier) => tier['quantity']),
        [5, 10, 25],
      );
    }
    const items = list((await shop.ask<Json>(products, { headers: approved.headers })).data, 'products.items');
    const variants = items.filter(({ sku, __typename: type }) => type === 'ConfigurableProduct' && withTiers(tiers).includes(String(sku)));
    assert.ok(variants.length > 0);
    for (const item of variants)
      for (const variant of list(item, 'variants')) assert.equal(list(variant, 'product.price_tiers').length, 3, String(item['sku']));
  });

  it('are hidden from guests, private customers and businesses that wait, also in cached answers', async () => {
    for (const method of ['GET', 'POST'] as const) {
      for (const headers of [{}, privately.headers, waiting.headers]) assert.deepEqual(withTiers(await tiersFor(headers, method)), []);
      assert.ok(withTiers(await tiersFor(approved.headers, method)).length > 0);
      assert.deepEqual(withTiers(await tiersFor({}, method)), []);
    }
  });

  it('are what the cart charges from the first step on', async () => {
    const [sku = ''] = withTiers(await tiersFor(approved.headers));
    const detail = `{ products(filter: {sku: {eq: "${sku}"}}) { items { sku price_tiers { quantity final_price { value } }
      ... on ConfigurableProduct { variants { product { sku stock_qty price_tiers { quantity final_price { value } } } } } } } }`;
    const [item] = list((await shop.ask<Json>(detail, { headers: approved.headers })).data, 'products.items');
    const pieces = Array.isArray(item?.['variants'])
      ? list(item, 'variants').map((variant) => at(variant, 'product') as Json)
      : [item ?? {}];
    const piece = pieces.find((one) => one['stock_qty'] === undefined || Number(one['stock_qty']) >= 5);
    assert.ok(piece, sku);
    const carts = cartClient(shop);
    const { cart } = await carts.add((await customerCart()).id, [{ sku: piece['sku'], quantity: 5 }], approved.headers);
    assert.equal(cart.items[0]?.prices.price_including_tax.value, at(piece, 'price_tiers.0.final_price.value'));
  });
});

async function customerCart(): Promise<{ id: string }> {
  return cartClient(shop).ok(await shop.ask<{ customerCart: { id: string } }>('{ customerCart { id } }', { headers: approved.headers }))
    .customerCart;
}

describe('the countries parcels go to (LAW-05)', () => {
  it('are named by every store view, the nearest first', async () => {
    const { data } = await shop.ask<Json>('{ availableStores { delivery_countries } }');
    for (const view of list(data, 'availableStores')) assert.deepEqual(view['delivery_countries'], ['NL', 'DE', 'BE', 'AT', 'LU']);
  });
});

describe('net prices (LAW-02)', () => {
  it('follow from the VAT that list prices contain, which every store view names', async () => {
    for (const store of ['nl', 'de', 'en']) {
      const { data } = await shop.ask<Json>('{ storeConfig { list_vat_percent } availableStores { list_vat_percent } }', {
        headers: { store },
      });
      assert.equal(at(data, 'storeConfig.list_vat_percent'), 21);
      for (const view of list(data, 'availableStores')) assert.equal(view['list_vat_percent'], 21);
    }
  });

  it('are the prices excluding VAT of a cart that stays in the country', async () => {
    const { data } = await shop.ask<Json>(products);
    const [sku] = list(data, 'products.items').flatMap(({ sku: code, __typename: type }) => (type === 'SimpleProduct' ? [code] : []));
    const carts = cartClient(shop);
    const id = await carts.create();
    await carts.add(id, [{ sku, quantity: 1 }]);
    const prices = '{ cart(cart_id: "' + id + '") { items { prices { price { value } price_including_tax { value } } } } }';
    const [item] = list((await shop.ask<Json>(prices)).data, 'cart.items');
    assert.equal(at(item, 'prices.price.value'), netPrice(Number(at(item, 'prices.price_including_tax.value')), 21));
  });

  it('never reach the catalogue itself: its prices are the same for everybody', async () => {
    const range = '{ products(filter: {}, pageSize: 100) { items { sku price_range { minimum_price { final_price { value } } } } } }';
    const guest = await shop.ask<Json>(range);
    assert.deepEqual((await shop.ask<Json>(range, { headers: approved.headers })).data, guest.data);
  });
});
