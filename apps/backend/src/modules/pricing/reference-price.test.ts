import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PricePeriod } from './price-periods.ts';
import { addMonths, reducedSince, referencePrice, stableWindow } from './reference-price.ts';

const at = (date: string): number => Date.parse(date.length === 10 ? `${date}T00:00:00Z` : date);
const regular = (cents: number, from: string, to?: string): PricePeriod => ({
  kind: 'regular',
  cents,
  from: at(from),
  to: to ? at(to) : undefined,
});
const special = (cents: number, from: string, to?: string): PricePeriod => ({ ...regular(cents, from, to), kind: 'special' });

describe('the reference price of a reduction (LAW-03)', () => {
  it('is the lowest price of the 30 days before the reduction, and the percentage is rounded down', () => {
    const history = [
      regular(19900, '2026-10-10', '2026-10-20'),
      regular(14900, '2026-10-20', '2026-10-23'),
      regular(19900, '2026-10-23'),
      special(13900, '2026-11-01'),
    ];
    assert.deepEqual(referencePrice(history, at('2026-11-05')), { cents: 14900, percentOff: 6 });
  });

  it('counts an earlier short sale as a price that was asked', () => {
    const history = [regular(19900, '2026-01-01'), special(14900, '2026-10-20', '2026-10-23'), special(13900, '2026-11-01')];
    assert.deepEqual(referencePrice(history, at('2026-11-05')), { cents: 14900, percentOff: 6 });
  });

  it('stays the price before the first of uninterrupted steps', () => {
    const history = [regular(19900, '2026-01-01'), special(15900, '2026-11-01', '2026-11-20'), special(13900, '2026-11-20')];
    assert.deepEqual(referencePrice(history, at('2026-11-25')), { cents: 19900, percentOff: 30 });
  });

  it('is the price before a raise that came shortly before the cut', () => {
    const history = [regular(10000, '2026-01-01', '2026-11-01'), regular(15000, '2026-11-01'), special(9000, '2026-11-05')];
    assert.deepEqual(referencePrice(history, at('2026-11-06')), { cents: 10000, percentOff: 10 });
  });

  it('does not exist when the cut only takes back a raise', () => {
    const history = [regular(10000, '2026-01-01', '2026-11-01'), regular(15000, '2026-11-01'), special(12000, '2026-11-05')];
    assert.equal(referencePrice(history, at('2026-11-06')), undefined);
  });

  it('forgets prices that ended more than 30 days before', () => {
    const history = [regular(9900, '2026-01-01', '2026-10-02'), regular(19900, '2026-10-02'), special(13900, '2026-11-01')];
    assert.deepEqual(referencePrice(history, at('2026-11-05')), { cents: 19900, percentOff: 30 });
    const oneDayMore = [regular(9900, '2026-01-01', '2026-10-03'), regular(19900, '2026-10-03'), special(13900, '2026-11-01')];
    assert.equal(referencePrice(oneDayMore, at('2026-11-05')), undefined);
  });

  it('may stay for three calendar months of steps in the Netherlands, then counts from the last step', () => {
    const history = [regular(19900, '2026-01-01'), special(15900, '2026-08-14T22:00:00Z', '2026-11-01'), special(13900, '2026-11-01')];
    const netherlands = { stepwiseMonths: 3 };
    assert.equal(referencePrice(history, at('2026-11-14T22:59:59Z'), netherlands)?.cents, 19900);
    assert.deepEqual(referencePrice(history, at('2026-11-14T23:00:00Z'), netherlands), { cents: 15900, percentOff: 12 });
    assert.equal(referencePrice(history, at('2026-11-15'))?.cents, 19900);
  });

  it('is not limited to three months while there is only one step', () => {
    const history = [regular(19900, '2026-01-01'), special(15900, '2026-06-01')];
    assert.equal(referencePrice(history, at('2026-11-15'), { stepwiseMonths: 3 })?.cents, 19900);
  });

  it('is the lowest price since the listing of a product younger than 30 days', () => {
    const history = [regular(19900, '2026-10-20', '2026-10-25'), regular(17900, '2026-10-25'), special(13900, '2026-11-01')];
    assert.deepEqual(referencePrice(history, at('2026-11-02')), { cents: 17900, percentOff: 22 });
  });

  it('does not exist without an earlier price', () => {
    assert.equal(referencePrice([regular(19900, '2026-11-01'), special(13900, '2026-11-01')], at('2026-11-02')), undefined);
  });

  it('starts anew when the price rose in between', () => {
    const steps = [regular(19900, '2026-01-01'), special(13900, '2026-11-01', '2026-11-10'), special(14900, '2026-11-10')];
    assert.equal(referencePrice(steps, at('2026-11-12')), undefined);
    const pause = [regular(19900, '2026-01-01'), special(15900, '2026-11-01', '2026-11-10'), special(13900, '2026-11-12')];
    assert.deepEqual(referencePrice(pause, at('2026-11-13')), { cents: 15900, percentOff: 12 });
  });

  it('begins and ends with the reduction, to the instant', () => {
    const history = [regular(19900, '2026-01-01'), special(13900, '2026-11-01T08:00:00Z', '2026-11-03T20:00:00Z')];
    assert.equal(referencePrice(history, at('2026-11-01T07:59:59.999Z')), undefined);
    assert.equal(referencePrice(history, at('2026-11-01T08:00:00Z'))?.cents, 19900);
    assert.equal(referencePrice(history, at('2026-11-03T19:59:59.999Z'))?.cents, 19900);
    assert.equal(referencePrice(history, at('2026-11-03T20:00:00Z')), undefined);
  });

  it('does not exist for a regular price that simply became lower', () => {
    assert.equal(referencePrice([regular(19900, '2026-01-01', '2026-11-01'), regular(14900, '2026-11-01')], at('2026-11-02')), undefined);
  });
});

describe('the period without a price change', () => {
  it('ends at the next boundary, also at the end of the three months', () => {
    const history = [regular(19900, '2026-01-01'), special(15900, '2026-08-15', '2026-12-01')];
    assert.deepEqual(stableWindow(history, at('2026-11-01')), { from: at('2026-08-15'), until: at('2026-12-01') });
    assert.deepEqual(stableWindow(history, at('2026-11-01'), { stepwiseMonths: 3 }), {
      from: at('2026-08-15'),
      until: at('2026-11-15T01:00:00Z'),
    });
  });

  const months: readonly (readonly [string, string, string])[] = [
    ['in the middle of a day', '2026-11-30T11:00:20.300+01:00', '2027-02-28T11:00:20.300+01:00'],
    ['31 August', '2026-08-31T00:00:00+02:00', '2026-11-30T00:00:00+01:00'],
    ['30 November', '2026-11-30T00:00:00+01:00', '2027-02-28T00:00:00+01:00'],
    ['30 November before a leap year', '2027-11-30T00:00:00+01:00', '2028-02-29T00:00:00+01:00'],
    ['1 January', '2027-01-01T00:00:00+01:00', '2027-04-01T00:00:00+02:00'],
    ['1 February', '2027-02-01T00:00:00+01:00', '2027-05-01T00:00:00+02:00'],
    ['1 March', '2027-03-01T00:00:00+01:00', '2027-06-01T00:00:00+02:00'],
    ['to the day on which summer time begins', '2026-12-28T00:00:00+01:00', '2027-03-28T00:00:00+01:00'],
    ['to an hour that spring leaves out', '2026-12-28T02:30:00+01:00', '2027-03-28T03:30:00+02:00'],
    ['to the day on which summer time ends', '2026-07-25T23:00:00+02:00', '2026-10-25T23:00:00+01:00'],
  ];
  for (const [title, start, end] of months) {
    it(`counts months by the calendar and the clock of the shop: ${title}`, () => {
      assert.equal(new Date(addMonths(at(start), 3)).toISOString(), new Date(end).toISOString());
    });
  }
});

describe('how long a product has been reduced (LAW-03)', () => {
  it('is counted over all reductions that follow each other, also dearer ones', () => {
    const history = [
      regular(19900, '2026-01-01'),
      special(13900, '2026-06-01', '2026-08-01'),
      special(15900, '2026-08-01', '2026-10-01'),
      special(12900, '2026-10-01'),
    ];
    assert.equal(reducedSince(history, at('2026-11-17')), at('2026-06-01'));
  });

  it('starts anew after a time at the usual price', () => {
    const history = [regular(19900, '2026-01-01'), special(13900, '2026-06-01', '2026-10-01'), special(12900, '2026-10-08')];
    assert.equal(reducedSince(history, at('2026-11-17')), at('2026-10-08'));
  });

  it('is nothing for what costs its usual price', () => {
    const history = [regular(19900, '2026-01-01'), special(19900, '2026-06-01'), special(13900, '2026-01-01', '2026-02-01')];
    assert.equal(reducedSince(history, at('2026-11-17')), undefined);
    assert.equal(reducedSince([], at('2026-11-17')), undefined);
  });
});
