import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { byDay, dayOf, endOfDay, startOfDay } from './by-day.ts';

describe('days of the log', () => {
  it('begin and end at midnight of the branches, also when the clocks change', () => {
    const day = (text: string) => [startOfDay(text), endOfDay(text)].map((moment) => moment.toISOString());
    assert.deepEqual(day('2026-11-17'), ['2026-11-16T23:00:00.000Z', '2026-11-17T23:00:00.000Z']);
    assert.deepEqual(day('2026-07-01'), ['2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z']);
    assert.deepEqual(day('2026-03-29'), ['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
    assert.deepEqual(day('2026-10-25'), ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z']);
  });

  it('hold what happened in them, whatever the day is in UTC', () => {
    const entries = [{ at: '2026-11-17T22:59:00.000Z' }, { at: '2026-11-16T23:00:00.000Z' }, { at: '2026-11-16T22:59:00.000Z' }];
    assert.deepEqual(
      byDay(entries).map(({ day, items }) => [day, items.length]),
      [
        ['2026-11-17', 2],
        ['2026-11-16', 1],
      ],
    );
    assert.equal(dayOf('2026-12-31T23:30:00.000Z'), '2027-01-01');
  });
});
