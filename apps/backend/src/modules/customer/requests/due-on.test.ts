import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dueOn } from './due-on.ts';

describe('the day by which somebody is answered (LAW-20)', () => {
  it('is a month later by the clock of the shop, or the last day of a shorter month', () => {
    const table: readonly (readonly [received: string, due: string])[] = [
      ['2026-11-18T09:00:00Z', '2026-12-18'],
      ['2026-12-31T09:00:00Z', '2027-01-31'],
      ['2027-01-31T09:00:00Z', '2027-02-28'],
      ['2028-01-30T09:00:00Z', '2028-02-29'],
      ['2026-11-17T22:59:59Z', '2026-12-17'],
      ['2026-11-17T23:00:00Z', '2026-12-18'],
    ];
    assert.deepEqual(
      table.map(([received]) => dueOn(new Date(received))),
      table.map(([, due]) => due),
    );
  });
});
