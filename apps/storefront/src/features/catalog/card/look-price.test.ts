import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lookPrice } from './look-price.ts';
import { ownReduction } from './price-display.ts';

const range = (low: number, high = low) => ({
  minimum_price: { final_price: { value: low } },
  maximum_price: { final_price: { value: high } },
});

describe('the price of a look', () => {
  it('is that of all its picture shows, beside that of its cheapest piece', () => {
    const pieces = [
      { quantity: 1, range: range(99.95) },
      { quantity: 2, range: range(9.95) },
    ];
    assert.deepEqual(lookPrice(pieces), { complete: 119.85, from: false, lowest: 9.95 });
  });

  it('is a "from" price where a size of a piece costs more', () => {
    assert.equal(lookPrice([{ quantity: 1, range: range(99.95, 109.95) }])?.from, true);
    assert.equal(lookPrice([]), undefined);
  });

  it('does not wear the reduction of one of its pieces', () => {
    const price_range = { minimum_price: { final_price: { value: 8 }, reference_price: { value: 10, percent_off: 20 } } };
    assert.equal(ownReduction({ __typename: 'GroupedProduct', price_range }).reference, undefined);
    assert.equal(ownReduction({ __typename: 'SimpleProduct', price_range }).reference?.percentOff, 20);
  });
});
