import assert from 'node:assert/strict';
import { test } from 'node:test';
import { branchStockItem } from './branch-stock-items.ts';

const stock = (sittard: number, aachen: number) => ({
  store_availability: [
    { qty_available: sittard, store: { pickup_location_code: 'SIT' } },
    { qty_available: aachen, store: { pickup_location_code: 'AAC' } },
  ],
});
const base = { sku: 'MA-1', name: 'Dirndl Liesl', url_key: 'dirndl-liesl', url_suffix: '.html', small_image: null } as const;

test('a product with variants tells its pieces and sizes in one branch', () => {
  const variant = (size: string, colour: string, sittard: number, aachen: number) => ({
    attributes: [
      { code: 'kleur', label: colour },
      { code: 'maat_dirndl', label: size },
    ],
    product: stock(sittard, aachen),
  });
  const item = branchStockItem(
    {
      __typename: 'ConfigurableProduct',
      ...base,
      variants: [variant('36', 'groen', 2, 0), variant('36', 'rood', 1, 0), variant('38', 'groen', 0, 4), variant('40', 'groen', 1, 0)],
    },
    'SIT',
  );
  assert.equal(item.pieces, 4);
  assert.deepEqual(item.sizes, ['36', '40']);
});

test('a single product tells its pieces', () => {
  const item = branchStockItem({ __typename: 'SimpleProduct', ...base, ...stock(0, 3) }, 'AAC');
  assert.equal(item.pieces, 3);
  assert.deepEqual(item.sizes, []);
});
