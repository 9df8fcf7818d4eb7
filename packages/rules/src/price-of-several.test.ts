import assert from 'node:assert/strict';
import { test } from 'node:test';
import { priceOfSeveral, type SinglePrice } from './price-of-several.ts';

const several = (...prices: readonly SinglePrice[]) => priceOfSeveral(prices, (price) => price);

test('several prices are a range of real ones', () => {
  assert.deepEqual(several({ amount: 90 }, { amount: 70 }, { amount: 80 }), {
    lowest: { amount: 70 },
    highest: { amount: 90 },
    isReduced: false,
  });
  assert.equal(several(), undefined);
});

test('one reduced size does not make the product reduced (LAW-03)', () => {
  assert.equal(several({ amount: 70, reference: 90 }, { amount: 90 })?.isReduced, false);
  assert.equal(several({ amount: 70, reference: 90 }, { amount: 80, reference: 99 })?.isReduced, true);
});

test('of equal prices the lower comparison counts, so that no reduction is overstated (LAW-03)', () => {
  assert.equal(several({ amount: 70, reference: 90 }, { amount: 70, reference: 80 })?.lowest.reference, 80);
});
