import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { byDay } from './by-day.ts';

describe('days of the log', () => {
  it('hold what happened in them, whatever the day is in UTC', () => {
    const entries = [{ at: '2026-11-17T22:59:00.000Z' }, { at: '2026-11-16T23:00:00.000Z' }, { at: '2026-11-16T22:59:00.000Z' }];
    assert.deepEqual(
      byDay(entries).map(({ day, items }) => [day, items.length]),
      [
        ['2026-11-17', 2],
        ['2026-11-16', 1],
      ],
    );
  });
});
