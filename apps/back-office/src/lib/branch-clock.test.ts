import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clockOf, dayOf, endOfDay, momentOf, startOfDay } from './branch-clock.ts';

describe('the clock of the branches', () => {
  it('is the one that days and times are typed by, whatever clock the browser has', () => {
    assert.equal(clockOf(new Date('2026-12-01T08:00:00Z')), '2026-12-01T09:00');
    assert.equal(momentOf('2026-07-01T09:00').toISOString(), '2026-07-01T07:00:00.000Z');
    assert.equal(dayOf('2026-12-31T23:30:00.000Z'), '2027-01-01');
  });

  it('begins and ends days at midnight, also when the clocks change', () => {
    const day = (text: string) => [startOfDay(text), endOfDay(text)].map((moment) => moment.toISOString());
    assert.deepEqual(day('2026-11-17'), ['2026-11-16T23:00:00.000Z', '2026-11-17T23:00:00.000Z']);
    assert.deepEqual(day('2026-07-01'), ['2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z']);
    assert.deepEqual(day('2026-03-29'), ['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
    assert.deepEqual(day('2026-10-25'), ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z']);
  });
});
