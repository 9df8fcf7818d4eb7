import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { tabOf } from '../../back-office/src/features/products/page/tab-of.ts';
import { createTestShop, type TestShop } from '../../backend/src/testing/create-test-shop.ts';
import { demoMember } from '../../backend/src/testing/staff-client.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

/** Which of them are on no tab: whether it is in the shop is a button above all of them. */
const buttons: ReadonlySet<string> = new Set(['isEnabled']);

describe('what staff can change of a product', () => {
  for (const type of ['simple', 'configurable', 'bundle', 'grouped']) {
    it(`has a screen for every path of a ${type} one`, async () => {
      const { rows } = await shop.database.query<{ sku: string }>('select sku from product where type = $1 and is_visible limit 1', [type]);
      const editor = await demoMember(shop.app, 'editor');
      const { data } = await editor.ask<{ product: { values: Record<string, unknown> } }>(
        'query ($sku: ID!) { product(sku: $sku) { values } }',
        {
          sku: rows[0]?.sku,
        },
      );
      const paths = Object.keys(data.product.values);
      assert.ok(paths.length > 60);
      assert.deepEqual(
        paths.filter((path) => !buttons.has(path) && tabOf(path) === undefined),
        [],
      );
    });
  }
});
