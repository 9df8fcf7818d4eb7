import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fixedClock } from './clock.ts';

describe('fixedClock', () => {
  it('stands still until it is moved', () => {
    const clock = fixedClock('2026-11-15T10:00:00Z');
    clock.advance(60_000);
    assert.equal(clock.now().toISOString(), '2026-11-15T10:01:00.000Z');
    clock.set('2027-01-01T00:00:00Z');
    assert.equal(clock.now().toISOString(), '2027-01-01T00:00:00.000Z');
  });
});
