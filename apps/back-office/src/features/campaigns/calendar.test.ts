import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { laterMonth, monthIn, monthsFrom, spanOf } from './calendar.ts';

const span = (startsAt: string, until: string) => spanOf({ startsAt, until }, '2026-10');

describe('the calendar of campaigns', () => {
  it('shows three months, over the end of a year as well', () => {
    assert.deepEqual(monthsFrom('2026-11'), [
      { month: '2026-11', days: 30, first: 1 },
      { month: '2026-12', days: 31, first: 31 },
      { month: '2027-01', days: 31, first: 62 },
    ]);
    assert.equal(laterMonth('2027-01', -3), '2026-10');
    assert.equal(monthIn(new URLSearchParams('month=2026-13'), new Date('2026-10-31T23:30:00Z')), '2026-11');
  });

  it('begins and ends a bar on the days of the branches, also in the weeks when clocks change', () => {
    assert.deepEqual(span('2026-10-23T22:00:00Z', '2026-10-25T23:00:00Z'), { from: 24, to: 25, isCutBefore: false, isCutAfter: false });
    assert.deepEqual(span('2026-10-25T23:00:00Z', '2026-10-26T11:00:00Z'), { from: 26, to: 26, isCutBefore: false, isCutAfter: false });
  });

  it('cuts a bar that goes beyond what is shown', () => {
    assert.deepEqual(span('2026-08-01T00:00:00Z', '2027-02-01T00:00:00Z'), { from: 1, to: 92, isCutBefore: true, isCutAfter: true });
  });
});
