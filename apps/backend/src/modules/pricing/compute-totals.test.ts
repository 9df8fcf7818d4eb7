import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { computeTotals } from './compute-totals.ts';
import type { CouponEffect } from './coupon-rule.ts';
import { appliedPrice } from './price-periods.ts';
import { taxRuleOf, type TaxFacts, type TaxRule } from './tax-rule.ts';
import { oracleTotals } from './totals-oracle.ts';
import type { LineInput, Totals, TotalsInput } from './totals-model.ts';

const rates = [
  { countryCode: 'NL', standardPercent: 21, reducedPercent: 9 },
  { countryCode: 'DE', standardPercent: 19, reducedPercent: 7 },
  { countryCode: 'FI', standardPercent: 25.5 },
];
const taxIn = (countryCode: string, facts: Partial<TaxFacts> = {}): TaxRule =>
  taxRuleOf({ countryCode, isPickup: false, isApprovedBusiness: false, dispatchCountry: 'NL', rates, ...facts });
/** A country with one rate, as the cases of the catalogue name it. */
const flat = (percent: number): TaxRule => ({
  countryCode: 'NL',
  percent: { standard: percent, reduced: percent },
  listPercent: { standard: percent, reduced: percent },
  convertsFromNet: false,
  reason: 'destination',
});

let made = 0;
const aLine = (finalCents: number, quantity = 1, more: Partial<LineInput> = {}): LineInput => ({
  key: `line-${String((made += 1)).padStart(6, '0')}`,
  quantity,
  regularCents: finalCents,
  finalCents,
  tiers: [],
  taxClass: 'standard',
  categoryIds: [],
  skus: [`SKU-${made}`],
  ...more,
});
const aCoupon = (effect: CouponEffect, conditions: NonNullable<TotalsInput['coupon']>['conditions'] = {}) => ({
  code: 'CODE',
  effect,
  conditions,
});
const compute = (lines: readonly LineInput[], more: Partial<TotalsInput> = {}): Totals =>
  computeTotals({ lines, tax: taxIn('NL'), isApprovedBusiness: false, ...more });
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

describe('the arithmetic of a cart', () => {
  it('R047: works on whole cents; nothing in the module reads or makes a decimal', () => {
    const folder = new URL('.', import.meta.url);
    for (const name of readdirSync(folder)) {
      if (!name.endsWith('.ts') || name.includes('.test.') || name.includes('oracle')) continue;
      const code = readFileSync(new URL(name, folder), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      assert.doesNotMatch(code, /parseFloat|toFixed|toDecimal|fromDecimal/, name);
    }
    const {
      lines: _lines,
      shipping,
      trace: _trace,
      taxes,
      couponObstacle: _none,
      ...amounts
    } = compute([aLine(333, 3)], { shippingCents: 595 });
    for (const cents of [...Object.values(amounts), shipping?.excl, ...taxes.map(({ tax }) => tax)])
      assert.ok(cents === undefined || Number.isInteger(cents));
  });

  it('R048: net prices with VAT on top are rounded half up per line; four times 10.99 is 43.96 and twins are equal', () => {
    const onTop: TaxRule = { ...flat(21), listPercent: { standard: 0, reduced: 0 }, convertsFromNet: true };
    const totals = compute(
      Array.from({ length: 4 }, () => aLine(227, 4)),
      { tax: onTop, isApprovedBusiness: true },
    );
    assert.deepEqual(
      totals.lines.map(({ rowIncl }) => rowIncl),
      [1099, 1099, 1099, 1099],
    );
    assert.equal(totals.grandTotal, 4396);
  });

  it('R049: VAT is computed on the sum and split by largest remainder', () => {
    const totals = compute([aLine(25_000), aLine(25_000), aLine(25_000)], { tax: flat(19) });
    assert.equal(totals.tax, 11_975);
    assert.deepEqual(
      totals.lines.map(({ tax }) => tax),
      [3992, 3992, 3991],
    );
  });

  it('R050: a coupon of 100 % leaves nothing, not a cent less', () => {
    const totals = compute([aLine(276_271, 2), aLine(254_237, 2)], { tax: flat(18), coupon: aCoupon({ type: 'percent', percent: 100 }) });
    assert.equal(totals.grandTotal, 0);
    assert.equal(totals.tax, 0);
  });

  it('R051: the order of lines changes nothing', () => {
    const lines = [aLine(73_361, 3), aLine(56_967, 2)];
    const more = { tax: flat(22), coupon: aCoupon({ type: 'percent' as const, percent: 10 }) };
    const [a, b] = [compute(lines, more), compute([...lines].reverse(), more)];
    assert.equal(a.grandTotal, 300_616);
    assert.deepEqual(b, { ...a, lines: [...a.lines].reverse() });
    assert.equal(a.grandTotal, oracleTotals({ lines, isApprovedBusiness: false, ...more }).grandTotal);
  });

  it('R052: 5.99 less 1.50 plus 5.95 delivery is 10.44', () => {
    const totals = compute([aLine(599)], { shippingCents: 595, coupon: aCoupon({ type: 'fixed', cents: 150 }) });
    assert.equal(totals.grandTotal, 1044);
    assert.equal(totals.tax, 181);
  });

  it('R034: an amount larger than the goods takes the goods, never the delivery', () => {
    const totals = compute([aLine(17_600)], { shippingCents: 595, coupon: aCoupon({ type: 'cart-fixed', cents: 50_000 }) });
    assert.equal(totals.discount, 17_600);
    assert.equal(totals.grandTotal, 595);
  });

  it('R054: free delivery begins exactly at the threshold, coupon or not', () => {
    for (const coupon of [undefined, aCoupon({ type: 'percent', percent: 10 })]) {
      const at = (cents: number) =>
        compute([aLine(cents)], { coupon, shippingCents: 595, freeShipping: { cents: 10_000, includesTax: true } });
      assert.deepEqual([at(9_999).freeShippingRemaining, at(9_999).shipping?.incl], [1, 595]);
      assert.deepEqual([at(10_000).freeShippingRemaining, at(10_000).shipping?.incl], [0, 0]);
      assert.deepEqual([at(10_001).freeShippingRemaining, at(10_001).shipping?.incl], [0, 0]);
    }
    const net = compute([aLine(12_099)], { shippingCents: 595, freeShipping: { cents: 10_000, includesTax: false } });
    assert.equal(net.freeShippingRemaining, 1);
    assert.equal(compute([aLine(1)]).freeShippingRemaining, undefined);
  });

  it('R055: business tiers begin at their quantity; special prices begin and end at their moment', () => {
    const tiers = [
      { quantity: 5, percentOff: 5 },
      { quantity: 10, percentOff: 10 },
    ];
    const unit = (quantity: number, isApprovedBusiness = true) =>
      compute([aLine(3995, quantity, { tiers })], { isApprovedBusiness }).lines[0]?.unitIncl;
    assert.deepEqual([unit(4), unit(5), unit(9), unit(10), unit(10, false)], [3995, 3795, 3795, 3596, 3995]);
    // Midnight in Amsterdam is 23:00 UTC in winter; the end is the first moment without it.
    const [from, to] = [Date.parse('2026-11-14T23:00:00Z'), Date.parse('2026-11-30T23:00:00Z')];
    const periods = [
      { kind: 'regular' as const, cents: 10_000, from: 0 },
      { kind: 'special' as const, cents: 8_000, from, to },
    ];
    assert.deepEqual(
      [from - 1, from, to - 1, to].map((at) => appliedPrice(periods, at)?.finalCents),
      [10_000, 8_000, 8_000, 10_000],
    );
  });
});

describe('VAT (R056, LAW-25)', () => {
  const business = { isApprovedBusiness: true };
  const pays = (tax: TaxRule, cents: number, isApprovedBusiness = false) => {
    const { grandTotal, tax: vat } = compute([aLine(cents)], { tax, isApprovedBusiness });
    return [grandTotal, vat];
  };
  it('of consumers is that of the destination, in a price that is the same everywhere', () => {
    assert.deepEqual(pays(taxIn('DE'), 11_900), [11_900, 1_900]);
    assert.deepEqual(pays(taxIn('NL'), 12_100), [12_100, 2_100]);
    assert.deepEqual(pays(taxIn('NL', { isPickup: true }), 12_100), [12_100, 2_100]);
  });
  it('is not due for a confirmed business in another member state, but for pickup it is', () => {
    const confirmed = { ...business, confirmedVatId: 'DE000000312' };
    assert.deepEqual(pays(taxIn('DE', confirmed), 12_100, true), [10_000, 0]);
    assert.deepEqual(pays(taxIn('NL', { ...confirmed, isPickup: true }), 12_100, true), [12_100, 2_100]);
    assert.deepEqual(pays(taxIn('NL', { ...business, confirmedVatId: 'NL000000176B01' }), 12_100, true), [12_100, 2_100]);
  });
  it('is charged when the number is not confirmed, not approved, or of our own country', () => {
    assert.deepEqual(pays(taxIn('DE', business), 12_100, true), [11_900, 1_900]);
    assert.deepEqual(pays(taxIn('DE', { ...business, confirmedVatId: 'NL000000176B01' }), 12_100, true), [11_900, 1_900]);
    assert.deepEqual(pays(taxIn('DE', { confirmedVatId: 'DE000000312' }), 12_100), [12_100, 1_932]);
  });
});

describe('a coupon', () => {
  const dirndl = aLine(20_000, 1, { categoryIds: [2, 110], skus: ['D-1', 'D'] });
  const reduced = aLine(15_000, 1, { regularCents: 18_000, categoryIds: [110], skus: ['R'] });
  const apron = aLine(5_000, 2, { categoryIds: [130], skus: ['A'] });
  const lines = [dirndl, reduced, apron];
  const discounts = (effect: CouponEffect, conditions = {}, more: Partial<TotalsInput> = {}) => {
    const totals = compute(lines, { coupon: aCoupon(effect, conditions), ...more });
    return totals.couponObstacle ?? totals.lines.map(({ discount }) => discount);
  };
  it('counts only for the lines it is meant for', () => {
    assert.deepEqual(discounts({ type: 'percent', percent: 15 }, { categoryIds: [110], excludesReduced: true }), [3_000, 0, 0]);
    assert.deepEqual(discounts({ type: 'percent', percent: 20 }, { skus: ['D'] }), [4_000, 0, 0]);
    assert.deepEqual(discounts({ type: 'fixed', cents: 500 }, { categoryIds: [130] }), [0, 0, 1_000]);
    assert.deepEqual(discounts({ type: 'cart-fixed', cents: 2_500 }), [1_111, 833, 556]);
  });
  it('says what keeps it from counting', () => {
    const percent: CouponEffect = { type: 'percent', percent: 10 };
    assert.equal(discounts(percent, { minimumSubtotalCents: 45_001 }), 'minimum');
    assert.deepEqual(discounts(percent, { minimumSubtotalCents: 45_000 }), [2_000, 1_500, 1_000]);
    assert.equal(discounts(percent, { categoryIds: [7] }), 'lines');
    assert.equal(discounts(percent, { countryCodes: ['DE'] }), 'country');
    assert.equal(discounts(percent, { isForBusiness: true }), 'business');
  });
  it('can make delivery free', () => {
    const totals = compute(lines, { shippingCents: 595, coupon: aCoupon({ type: 'free-shipping' }) });
    assert.deepEqual([totals.shipping?.discount, totals.shipping?.incl, totals.discount], [595, 0, 0]);
  });
});

const effects = fc.oneof(
  fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100) }),
  fc.record({ type: fc.constant('fixed' as const), cents: fc.integer({ min: 0, max: 20_000 }) }),
  fc.record({ type: fc.constant('cart-fixed' as const), cents: fc.integer({ min: 0, max: 100_000 }) }),
  fc.record({ type: fc.constant('free-shipping' as const) }),
);
const sometimes = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined, freq: 2 });
const conditions = fc.record({
  minimumSubtotalCents: sometimes(fc.integer({ min: 0, max: 60_000 })),
  categoryIds: sometimes(fc.subarray([1, 2, 3], { minLength: 1 })),
  skus: sometimes(fc.subarray(['S0', 'S1', 'S2', 'S3'], { minLength: 1 })),
  countryCodes: sometimes(fc.subarray(['NL', 'DE', 'FI'], { minLength: 1 })),
  isForBusiness: sometimes(fc.boolean()),
  excludesReduced: sometimes(fc.boolean()),
});
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 40 }),
    regularCents: fc.integer({ min: 1, max: 60_000 }),
    off: fc.integer({ min: 0, max: 20_000 }),
    tiers: fc.subarray([
      { quantity: 5, percentOff: 5 },
      { quantity: 10, percentOff: 10 },
      { quantity: 25, percentOff: 12.5 },
    ]),
    taxClass: fc.constantFrom('standard' as const, 'standard' as const, 'reduced' as const),
    categoryIds: fc.subarray([1, 2, 3]),
  })
  .map(({ off, ...one }) => ({ ...one, finalCents: Math.max(0, one.regularCents - off) }));
const carts: fc.Arbitrary<TotalsInput> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    country: fc.constantFrom('NL', 'DE', 'FI'),
    isApprovedBusiness: fc.boolean(),
    isPickup: fc.boolean(),
    confirmedVatId: sometimes(fc.constantFrom('DE000000312', 'NL000000176B01', 'FI00000017')),
    coupon: sometimes(fc.record({ code: fc.constant('CODE'), effect: effects, conditions })),
    shippingCents: sometimes(fc.integer({ min: 0, max: 2_000 })),
    freeShipping: sometimes(fc.record({ cents: fc.integer({ min: 0, max: 80_000 }), includesTax: fc.boolean() })),
  })
  .map(({ lines, country, isPickup, confirmedVatId, ...rest }) => ({
    ...rest,
    lines: lines.map((one, index) => ({ ...one, key: `k${index}`, skus: [`S${index}`] })),
    tax: taxIn(country, { isPickup, confirmedVatId, isApprovedBusiness: rest.isApprovedBusiness }),
  }));

describe('R053: 2,000 random carts', () => {
  it('cost what an independent computation in exact fractions says, to the cent', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const totals = computeTotals(cart);
        assert.deepEqual(
          {
            subtotal: totals.subtotalIncl,
            discount: totals.discount,
            shipping: totals.shipping?.incl ?? 0,
            taxes: Object.fromEntries(totals.taxes.map(({ percent, tax }) => [String(percent), tax])),
            grandTotal: totals.grandTotal,
          },
          oracleTotals(cart),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('add up in every direction and never go below nothing', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const totals = computeTotals(cart);
        const { lines } = totals;
        const shipping = totals.shipping ?? { incl: 0, excl: 0, tax: 0 };
        assert.equal(totals.subtotalIncl - totals.discount + shipping.incl, totals.grandTotal);
        assert.equal(totals.grandTotal - totals.grandTotalExcl, totals.tax);
        assert.equal(sum(lines.map(({ rowIncl }) => rowIncl)), totals.subtotalIncl);
        assert.equal(sum(lines.map(({ rowExcl }) => rowExcl)), totals.subtotalExcl);
        assert.equal(sum(lines.map(({ discount }) => discount)), totals.discount);
        assert.equal(sum(lines.map(({ tax }) => tax)) + shipping.tax, totals.tax);
        assert.equal(sum(totals.taxes.map(({ tax }) => tax)), totals.tax);
        assert.equal(totals.subtotalWithDiscountExcl + shipping.excl, totals.grandTotalExcl);
        for (const { discount, rowIncl, tax, rowExcl } of lines)
          assert.ok(discount >= 0 && discount <= rowIncl && tax >= 0 && rowExcl >= 0);
        assert.ok(totals.grandTotal >= 0 && (totals.freeShippingRemaining ?? 0) >= 0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('do not depend on the order of lines, and adding a line and removing it again restores everything', () => {
    fc.assert(
      fc.property(carts, line, fc.infiniteStream(fc.nat()), (cart, extra, numbers) => {
        const totals = computeTotals(cart);
        const order = new Map(cart.lines.map(({ key }) => [key, numbers.next().value as number]));
        const shuffled = cart.lines.toSorted((a, b) => (order.get(a.key) ?? 0) - (order.get(b.key) ?? 0));
        const again = computeTotals({ ...cart, lines: shuffled });
        const byKey = (lines: Totals['lines']) => lines.toSorted((a, b) => (a.key < b.key ? -1 : 1));
        assert.deepEqual({ ...again, lines: byKey(again.lines) }, { ...totals, lines: byKey(totals.lines) });
        const added = [...cart.lines, { ...extra, key: 'extra', skus: ['E'] }];
        computeTotals({ ...cart, lines: added });
        assert.deepEqual(computeTotals({ ...cart, lines: added.filter(({ key }) => key !== 'extra') }), totals);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the explanation', () => {
  it('names each amount and its reason', () => {
    const { trace } = compute([aLine(1_000, 2, { skus: ['X'], regularCents: 1_200 })], {
      coupon: aCoupon({ type: 'percent', percent: 10 }),
      shippingCents: 595,
    });
    assert.deepEqual(
      trace.map(({ step, about, cents }) => [step, about, cents]),
      [
        ['unit', 'X', 1_000],
        ['row', 'X', 2_000],
        ['coupon', 'X', -200],
        ['delivery', 'method', 595],
        ['vat', '21 %', 416],
        ['total', 'cart', 2_395],
      ],
    );
  });
});
