import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { readConfig } from '#kernel/config.ts';
import { silentLogger } from '#kernel/logger.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { eventually } from '#testing/eventually.ts';
import { openBackend, type Backend } from '../../app/open-backend.ts';
import { openInventory, setStock, type StockRow } from './index.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

const sources = ['WEB', 'SIT', 'ROE', 'AAC'] as const;
const levels = (sku: string, quantities: readonly number[]): readonly StockRow[] =>
  sources.map((source, index) => ({ sku, source, quantity: quantities[index] ?? 0 }));
const put = (rows: readonly StockRow[]): Promise<void> => shop.database.transaction((tx) => setStock(tx, rows));

type Product = {
  stock_status: string;
  stock_qty: number;
  only_x_left_in_stock: number | null;
  DeliveryTime: { color: string };
  store_availability: { store_name: string; has_stock: boolean; qty_available: number; store: { pickup_location_code: string } }[];
};
const simpleQuery = `{ products(filter: {sku: {eq: "MA-SIE-6202"}}) { items { stock_status stock_qty only_x_left_in_stock DeliveryTime { color }
  ... on SimpleProduct { store_availability { store_name has_stock qty_available store { pickup_location_code } } } } } }`;
const simple = async (): Promise<Product> => {
  const { data, errors } = await shop.ask<{ products: { items: Product[] } }>(simpleQuery);
  assert.deepEqual(errors, []);
  return data.products.items[0] as Product;
};

describe('a change of stock', () => {
  const cases: readonly (readonly [string, readonly number[], Omit<Product, 'store_availability' | 'DeliveryTime'>, string])[] = [
    ['plenty', [14, 5, 3, 3], { stock_status: 'IN_STOCK', stock_qty: 14, only_x_left_in_stock: null }, 'green'],
    ['few left', [3, 0, 0, 0], { stock_status: 'IN_STOCK', stock_qty: 3, only_x_left_in_stock: 3 }, 'green'],
    ['only in a branch', [0, 0, 2, 0], { stock_status: 'IN_STOCK', stock_qty: 0, only_x_left_in_stock: null }, 'amber'],
    ['sold out', [0, 0, 0, 0], { stock_status: 'OUT_OF_STOCK', stock_qty: 0, only_x_left_in_stock: null }, 'grey'],
  ];
  for (const [what, quantities, expected, color] of cases) {
    it(`to ${what} is seen on the product`, async () => {
      await put(levels('MA-SIE-6202', quantities));
      await eventually(async () => {
        const { store_availability: branches, DeliveryTime: delivery, ...rest } = await simple();
        assert.deepEqual(rest, expected);
        assert.equal(delivery.color, color);
        assert.deepEqual(
          branches.map((branch) => [branch.store.pickup_location_code, branch.qty_available, branch.has_stock]),
          sources.slice(1).map((code, index) => [code, quantities[index + 1], (quantities[index + 1] ?? 0) > 0]),
        );
      });
    });
  }

  it('is current at once for a writer that awaits the refresh', async () => {
    const inventory = await openInventory({ database: shop.database, logger: silentLogger });
    try {
      for (const quantity of [7, 8]) {
        await put([{ sku: 'MA-HAA-6501', source: 'WEB', quantity }]);
        await inventory.refresh();
        assert.equal(inventory.current().web('MA-HAA-6501'), quantity);
      }
    } finally {
      await inventory.close();
    }
  });

  it('opens and closes the options of a configurable product', async () => {
    type Value = { uid: string; is_available: boolean };
    type Item = {
      stock_status: string;
      variants: { product: { sku: string; stock_status: string }; attributes: { uid: string }[] }[];
      configurable_product_options_selection: { configurable_options: { values: Value[] }[] };
    };
    const query = `{ products(filter: {sku: {eq: "MA-TAS-6101"}}) { items { stock_status ... on ConfigurableProduct {
      variants { attributes { uid } product { sku stock_status } }
      configurable_product_options_selection { configurable_options { values { uid is_available } } } } } } }`;
    const bag = async (): Promise<Item> => {
      const { data, errors } = await shop.ask<{ products: { items: Item[] } }>(query);
      assert.deepEqual(errors, []);
      return data.products.items[0] as Item;
    };
    const { variants } = await bag();
    assert.equal(variants.length, 3, 'one axis, three colours');
    for (const left of [
      [0, 5, 5],
      [0, 0, 5],
      [0, 0, 0],
      [1, 1, 1],
    ]) {
      await put(variants.flatMap(({ product }, index) => levels(product.sku, [left[index] ?? 0])));
      await eventually(async () => {
        const now = await bag();
        const values = now.configurable_product_options_selection.configurable_options[0]?.values ?? [];
        for (const [index, variant] of variants.entries()) {
          const isThere = (left[index] ?? 0) > 0;
          assert.equal(now.variants[index]?.product.stock_status, isThere ? 'IN_STOCK' : 'OUT_OF_STOCK');
          assert.equal(values.find(({ uid }) => uid === variant.attributes[0]?.uid)?.is_available, isThere);
        }
        assert.equal(now.stock_status, left.some((quantity) => quantity > 0) ? 'IN_STOCK' : 'OUT_OF_STOCK');
      });
    }
  });

  it('keeps a sold-out product in the lists', async () => {
    await put(levels('MA-SIE-6202', [0, 0, 0, 0]));
    await eventually(async () => assert.equal((await simple()).stock_status, 'OUT_OF_STOCK'));
    const { data } = await shop.ask<{ products: { items: { sku: string }[] } }>(
      '{ products(filter: {category_id: {eq: "431"}}) { items { sku } } }',
    );
    assert.deepEqual(data.products.items, [{ sku: 'MA-SIE-6202' }]);
  });
});

describe('a second backend on the same PostgreSQL database', { skip: process.env['TEST_DATABASE'] !== 'postgres' }, () => {
  let other: Backend;
  before(async () => {
    const config = readConfig(shop.environment);
    other = await openBackend({ config, clock: shop.clock, logger: silentLogger });
  });
  after(() => other.close());

  it('sees a change within two seconds', async () => {
    for (const quantity of [11, 12, 13]) {
      await put([{ sku: 'MA-SIE-6202', source: 'WEB', quantity }]);
      await eventually(async () => {
        const { body } = await other.execute({ method: 'POST', query: simpleQuery, ip: '127.0.0.1', requestId: 'second' });
        const data = body.data as { products: { items: Product[] } };
        assert.equal(data.products.items[0]?.stock_qty, quantity);
      });
    }
  });
});
