import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Queryable } from '#kernel/database/database.ts';
import { ShopError } from '#kernel/errors.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { openStockDesk, type StockDesk } from './stock-desk.ts';

const sku = 'MA-SIE-6202';
const productTypeOf = async (sql: Queryable, wanted: string): Promise<string | undefined> =>
  (await sql.query<{ type: string }>('select type from product where sku = $1', [wanted])).rows[0]?.type;

let shop: TestShop;
let desk: StockDesk;
before(async () => {
  shop = await createTestShop();
  desk = openStockDesk({ database: shop.database, productTypeOf });
});
after(() => shop.close());

describe('the stock desk', () => {
  it('lists, sets and moves pieces, and answers with every source', async () => {
    assert.deepEqual(await desk.set({ sku, source: 'WEB', quantity: 5 }), await desk.list(sku));
    await desk.set({ sku, source: 'SIT', quantity: 1 });
    const levels = await desk.move({ sku, from: 'WEB', to: 'SIT', quantity: 2 });
    assert.deepEqual(
      levels.filter(({ source }) => /^(WEB|SIT)/.test(source)),
      [
        { sku, source: 'WEB', quantity: 3 },
        { sku, source: 'SIT', quantity: 3 },
      ],
    );
  });

  it('refuses what cannot be, and leaves everything as it was', async () => {
    const had = await desk.list(sku);
    for (const [change, sentence] of [
      [() => desk.move({ sku, from: 'WEB', to: 'SIT', quantity: 9999 }), /^WEB has fewer than 9999 pieces/],
      [() => desk.set({ sku, source: 'MARS', quantity: 1 }), /^There is no source MARS: it is WEB, /],
      [() => desk.set({ sku, source: 'WEB', quantity: -1 }), /is not a whole number from 0/],
      [() => desk.set({ sku, source: 'WEB', quantity: 1.5 }), /is not a whole number from 0/],
      [() => desk.set({ sku: 'GONE', source: 'WEB', quantity: 1 }), /^There is no product with the SKU GONE\.$/],
      [() => desk.set({ sku: 'MA-DIR-1001', source: 'WEB', quantity: 1 }), /configurable product/],
      [() => desk.move({ sku, from: 'WEB', to: 'WEB', quantity: 1 }), /where they lie/],
    ] as const) {
      await assert.rejects(change, (error) => error instanceof ShopError && sentence.test(error.message));
    }
    assert.deepEqual(await desk.list(sku), had);
  });
});
