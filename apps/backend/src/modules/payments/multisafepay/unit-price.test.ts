import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { unitPrice } from './unit-price.ts';

it('a unit price has at least four decimals and no VAT', () => {
  assert.equal(unitPrice(24_990, 1, 21), '206.5289256198');
  assert.equal(unitPrice(12_100, 1, 21), '100.0000');
  assert.equal(unitPrice(0, 1, 21), '0.0000');
  assert.equal(unitPrice(-2_499, 1, 21), '-20.652892562');
  assert.equal(unitPrice(1_000, 3, 0), '3.3333333333');
});

it('rows multiplied and taxed again are the amount to the cent', () => {
  const row = fc.tuple(
    fc.integer({ min: -500_000, max: 500_000 }),
    fc.integer({ min: 1, max: 500 }),
    fc.constantFrom(0, 6, 7, 9, 19, 21, 25.5),
  );
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 60 }), (rows) => {
      const total = rows.reduce(
        (sum, [cents, quantity, rate]) => sum + Number(unitPrice(cents, quantity, rate)) * quantity * (1 + rate / 100),
        0,
      );
      assert.equal(
        // A hair below nothing is nothing.
        Math.round(total * 100) + 0,
        rows.reduce((sum, [cents]) => sum + cents, 0),
      );
    }),
  );
});
