import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { appliedPrice, basePrice, bundlePartRange, bundleRange, discountOf, rangeOf, tierPrices } from './index.ts';
import type { BundlePart, PricePeriod, UnitPrice } from './index.ts';

const price = (finalCents: number, regularCents = finalCents): UnitPrice => ({ regularCents, finalCents });
const one = (finalCents: number): UnitPrice & { lowest: UnitPrice; highest: UnitPrice } => ({
  ...price(finalCents),
  lowest: price(finalCents),
  highest: price(finalCents),
});

describe('the price at a moment', () => {
  const periods: PricePeriod[] = [
    { kind: 'regular', cents: 10000, from: 100, to: 200 },
    { kind: 'regular', cents: 12000, from: 200 },
    { kind: 'special', cents: 9000, from: 250, to: 300 },
    { kind: 'special', cents: 15000, from: 300 },
  ];

  it('is nothing before the first price', () => assert.equal(appliedPrice(periods, 99), undefined));

  it('changes exactly at the boundary', () => {
    assert.equal(appliedPrice(periods, 199)?.finalCents, 10000);
    assert.equal(appliedPrice(periods, 200)?.finalCents, 12000);
    assert.equal(appliedPrice(periods, 250)?.finalCents, 9000);
    assert.equal(appliedPrice(periods, 299)?.regularCents, 12000);
  });

  it('is never raised by a special price', () => {
    assert.deepEqual(appliedPrice(periods, 300), { regularCents: 12000, finalCents: 12000 });
  });
});

describe('discounts', () => {
  it('are an amount and a percentage with two digits', () => {
    assert.deepEqual(discountOf(9995, 7995), { cents: 2000, percent: 20.01 });
    assert.deepEqual(discountOf(10000, 10000), { cents: 0, percent: 0 });
    assert.deepEqual(discountOf(0, 0), { cents: 0, percent: 0 });
  });
});

describe('a range', () => {
  it('holds real prices of one piece each', () => {
    const range = rangeOf([price(5000, 9000), price(7000, 7000), price(5000, 6000)]);
    assert.deepEqual(range, { lowest: price(5000, 6000), highest: price(7000, 7000) });
  });

  it('does not exist without prices', () => assert.equal(rangeOf([]), undefined));
});

describe('a bundle', () => {
  const parts: BundlePart[] = [
    {
      required: true,
      allowsSeveral: false,
      choices: [
        { range: one(10000), quantity: 1 },
        { range: one(12000), quantity: 1 },
      ],
    },
    { required: true, allowsSeveral: false, choices: [{ range: one(999), quantity: 3 }] },
    {
      required: false,
      allowsSeveral: true,
      choices: [
        { range: one(500), quantity: 1 },
        { range: one(700), quantity: 2 },
      ],
    },
  ];

  it('costs from its cheapest required parts to everything it offers, each piece less the percentage', () => {
    assert.deepEqual(bundleRange(parts, 10), {
      lowest: { regularCents: 12997, finalCents: 9000 + 3 * 899 },
      highest: { regularCents: 12000 + 2997 + 500 + 1400, finalCents: 10800 + 3 * 899 + 450 + 1260 },
    });
  });

  it('with only optional parts starts at the cheapest of them', () => {
    assert.deepEqual(
      bundleRange([{ required: false, allowsSeveral: false, choices: [{ range: one(500), quantity: 1 }] }], 0)?.lowest,
      price(500),
    );
  });

  it('has no price when a required part offers nothing', () => {
    assert.equal(bundleRange([...parts, { required: true, allowsSeveral: false, choices: [] }], 10), undefined);
    assert.equal(bundlePartRange({ required: true, allowsSeveral: false, choices: [] }, 10), undefined);
  });
});

describe('tier prices', () => {
  it('are ordered by quantity and compared with the price of today', () => {
    assert.deepEqual(
      tierPrices(3995, [
        { quantity: 10, percentOff: 10 },
        { quantity: 5, percentOff: 5 },
      ]),
      [
        { quantity: 5, finalCents: 3795, discount: { cents: 200, percent: 5.01 } },
        { quantity: 10, finalCents: 3596, discount: { cents: 399, percent: 9.99 } },
      ],
    );
  });
});

describe('the base price (LAW-04)', () => {
  it('is per litre, kilogram or metre', () => {
    assert.deepEqual(basePrice(1495, { amount: 250, unit: 'ml' }), { cents: 5980, unit: 'l' });
    assert.deepEqual(basePrice(895, { amount: 75, unit: 'g' }), { cents: 11933, unit: 'kg' });
    assert.deepEqual(basePrice(300, { amount: 1.5, unit: 'm' }), { cents: 200, unit: 'm' });
  });
});
