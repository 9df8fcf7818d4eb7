import assert from 'node:assert/strict';
import { test } from 'node:test';
import { priceDisplay } from './price-display.ts';

const price = (value: number, reference?: { value: number; percent_off: number }) => ({
  final_price: { value },
  reference_price: reference ?? null,
});

test('only the reference price makes a reduction (LAW-03)', () => {
  assert.deepEqual(priceDisplay({ minimum_price: price(139) }), { amount: 139, from: false });
  assert.deepEqual(priceDisplay({ minimum_price: price(139, { value: 149, percent_off: 6 }) }), {
    amount: 139,
    from: false,
    reference: { amount: 149, percentOff: 6 },
  });
});

test('a reference price that is not higher is no reduction (LAW-03)', () => {
  assert.equal(priceDisplay({ minimum_price: price(139, { value: 139, percent_off: 0 }) }).reference, undefined);
  assert.equal(priceDisplay({ minimum_price: price(139, { value: 120, percent_off: 5 }) }).reference, undefined);
});

test('a percentage is never rounded up (LAW-03)', () => {
  assert.equal(priceDisplay({ minimum_price: price(139, { value: 149, percent_off: 6.9 }) }).reference?.percentOff, 6);
});

test('a range is a from price', () => {
  assert.equal(priceDisplay({ minimum_price: price(99), maximum_price: { final_price: { value: 119 } } }).from, true);
  assert.equal(priceDisplay({ minimum_price: price(99), maximum_price: { final_price: { value: 99 } } }).from, false);
});
