import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { clampPrice, readPrice, readPriceFields, wholeBounds, writePrice } from './listing-price.ts';

test('a minimum below 0 becomes 0, a maximum is rounded up and never below the minimum (SPEC-5)', () => {
  assert.deepEqual(readPrice('-5-20'), { from: 0, to: 20 });
  assert.deepEqual(readPrice('10-19.01'), { from: 10, to: 20 });
  assert.deepEqual(readPrice('10-19,01'), { from: 10, to: 20 });
  assert.deepEqual(readPrice('50-20'), { from: 50, to: 50 });
  assert.deepEqual(readPrice('-5--1'), { from: 0, to: 0 });
});

test('either side may be missing, anything else is no price', () => {
  assert.deepEqual(readPrice('50-'), { from: 50, to: Infinity });
  assert.deepEqual(readPrice('-20'), { from: 0, to: 20 });
  for (const text of ['', '-', 'a-b', '10', '1e3-2', '10-20-30', '10_20']) assert.equal(readPrice(text), undefined, text);
  assert.deepEqual(readPriceFields('', '80'), { from: 0, to: 80 });
  assert.equal(readPriceFields('x', null), undefined);
});

test('a price stays inside what there is; all of it is no filter (SPEC-2)', () => {
  const bounds = wholeBounds(19.95, 249.5);
  assert.deepEqual(bounds, { min: 19, max: 250 });
  assert.deepEqual(clampPrice({ from: 0, to: 100 }, bounds), { from: 19, to: 100 });
  assert.deepEqual(clampPrice({ from: 50, to: Infinity }, bounds), { from: 50, to: 250 });
  assert.deepEqual(clampPrice({ from: 900, to: 950 }, bounds), { from: 250, to: 250 });
  assert.equal(clampPrice({ from: 0, to: 999 }, bounds), undefined);
});

test('what is written is read again the same', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), (from, more) => {
      assert.deepEqual(readPrice(writePrice({ from, to: from + more })), { from, to: from + more });
    }),
  );
});
