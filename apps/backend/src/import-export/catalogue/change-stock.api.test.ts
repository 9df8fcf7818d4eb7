import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fixedClock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { testNow } from '#testing/create-test-shop.ts';
import { changeStock } from './change-stock.ts';
import { aSimpleSku, openCsvShops } from './csv-test-shop.ts';

let shop: Database;
let close: () => Promise<void>;

before(async () => {
  ({ shop, close } = await openCsvShops(fixedClock(testNow)));
});

after(() => close());

void describe('stock by command', { timeout: 180_000 }, () => {
  void it('is listed, set and moved; every source is shown', async () => {
    const sku = await aSimpleSku(shop);
    assert.deepEqual(await changeStock(shop, ['set', sku, 'WEB', '5']), await changeStock(shop, ['list', sku]));
    await changeStock(shop, ['set', sku, 'SIT', '1']);
    const lines = await changeStock(shop, ['move', sku, 'WEB', 'SIT', '2']);
    assert.deepEqual(
      lines.filter((line) => /^(WEB|SIT)/.test(line)),
      ['WEB\t3', 'SIT\t3'],
    );
  });

  void it('refuses what cannot be, and leaves everything as it was', async () => {
    const sku = await aSimpleSku(shop);
    const had = await changeStock(shop, ['list', sku]);
    for (const [words, sentence] of [
      [['move', sku, 'WEB', 'SIT', '9999'], /^WEB has fewer than 9999 pieces/],
      [['set', sku, 'MARS', '1'], /^There is no source MARS: it is WEB, /],
      [['set', sku, 'WEB', '-1'], /is not a whole number from 0/],
      [['set', 'GONE', 'WEB', '1'], /^There is no product with the SKU GONE\.$/],
      [['set', 'MA-DIR-1001', 'WEB', '1'], /configurable product/],
      [['move', sku, 'WEB', 'WEB', '1'], /where they lie/],
      [['count', sku], /^Usage/],
    ] as const) {
      await assert.rejects(changeStock(shop, words), (error: Error) => sentence.test(error.message));
    }
    assert.deepEqual(await changeStock(shop, ['list', sku]), had);
  });
});
