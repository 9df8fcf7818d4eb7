import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tiersBySku } from './tiers-by-sku.ts';

const tiers = (price: number) => [{ quantity: 5, final_price: { value: price } }];

describe('prices by number', () => {
  it('are known for a product and each of its variants', () => {
    const found = tiersBySku([
      {
        __typename: 'ConfigurableProduct',
        sku: 'A',
        price_tiers: tiers(19),
        variants: [{ product: { sku: 'A-1', price_tiers: tiers(21) } }, null],
      },
    ]);
    assert.deepEqual(found.get('A'), [{ quantity: 5, price: 19 }]);
    assert.deepEqual(found.get('A-1'), [{ quantity: 5, price: 21 }]);
  });

  it('are nothing where the shop names none', () => {
    assert.deepEqual(tiersBySku([{ __typename: 'SimpleProduct', sku: 'B', price_tiers: [null] }]).get('B'), []);
    assert.equal(tiersBySku(undefined).size, 0);
    assert.equal(tiersBySku([null]).size, 0);
  });
});
