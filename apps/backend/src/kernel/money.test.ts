import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { divideHalfUp, fromDecimal, percentOf, splitByWeight, taxInGross, toDecimal } from './money.ts';

describe('decimals', () => {
  it('go to cents half up, whatever binary fractions say', () => {
    const cases: [number, number][] = [
      [19.99, 1999],
      [1.005, 101],
      [0.1 + 0.2, 30],
      [8.325, 833],
      [-1.005, -101],
      [1e-7, 0],
      [1234567.89, 123456789],
    ];
    for (const [value, cents] of cases) assert.equal(fromDecimal(value), cents, String(value));
  });

  it('come back unchanged for every amount', () => {
    fc.assert(fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => fromDecimal(toDecimal(cents)) === cents));
  });

  it('refuse what is not an amount', () => {
    for (const value of [Number.NaN, Infinity, 1e300]) assert.throws(() => fromDecimal(value), RangeError);
  });
});

describe('percentages', () => {
  it('round half up and mirror for refunds', () => {
    assert.equal(percentOf(1999, 21), 420);
    assert.equal(percentOf(50, 1), 1);
    assert.equal(percentOf(-50, 1), -1);
    assert.equal(percentOf(10_000, 12.5), 1250);
    assert.equal(divideHalfUp(-5, 2), -3);
  });

  it('divide small and large numbers alike', () => {
    const divided = (a: number, b: number): number => {
      const [n, d] = [BigInt(Math.abs(a)), BigInt(Math.abs(b))];
      const rounded = Number((2n * n + d) / (2n * d));
      return a < 0 !== b < 0 ? 0 - rounded : rounded;
    };
    const small = fc.integer({ min: -1_000, max: 1_000 });
    const divisor = fc.oneof(small, fc.maxSafeInteger()).filter((number) => number !== 0);
    fc.assert(fc.property(fc.oneof(small, fc.maxSafeInteger()), divisor, (a, b) => assert.equal(divideHalfUp(a, b), divided(a, b))));
    assert.throws(() => divideHalfUp(1, 0), RangeError);
    assert.throws(() => divideHalfUp(1.5, 2), RangeError);
  });

  it('find the tax inside a gross price', () => {
    assert.equal(taxInGross(12_100, 21), 2100);
    assert.equal(taxInGross(1999, 21), 347);
    assert.equal(taxInGross(1999, 0), 0);
  });
});

describe('splitByWeight', () => {
  it('gives the odd cents to the largest remainders, then to the earlier line', () => {
    assert.deepEqual(splitByWeight(100, [1, 1, 1]), [34, 33, 33]);
    assert.deepEqual(splitByWeight(-100, [1, 1, 1]), [-34, -33, -33]);
    assert.deepEqual(splitByWeight(10, [999, 1]), [10, 0]);
    assert.deepEqual(splitByWeight(5, [0, 0]), [3, 2]);
    assert.deepEqual(splitByWeight(5, []), []);
  });

  it('always adds up and never strays a cent from the exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.array(fc.integer({ min: 0, max: 1e7 }), { minLength: 1, maxLength: 60 }).filter((list) => list.some((weight) => weight > 0)),
        (total, weights) => {
          const parts = splitByWeight(total, weights);
          const sum = weights.reduce((a, b) => a + b, 0);
          assert.equal(
            parts.reduce((a, b) => a + b, 0),
            total,
          );
          parts.forEach((part, index) => assert.ok(Math.abs(part - (total * (weights[index] ?? 0)) / sum) < 1));
        },
      ),
    );
  });
});
