import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wireTime } from './wire-time.ts';

describe('a time on the wire', () => {
  it('is written in UTC, whatever it is stored as', () => {
    const date = new Date('2026-11-15T13:00:00.999+01:00');
    for (const time of [date, date.getTime(), date.toISOString(), '2026-11-15T13:00:00+01:00'])
      assert.equal(wireTime(time), '2026-11-15 12:00:00');
  });

  it('is null where there is none', () => {
    assert.equal(wireTime(undefined), null);
  });
});
