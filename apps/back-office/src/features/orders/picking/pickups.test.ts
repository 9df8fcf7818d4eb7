import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { daysReady, matching, nightsReady } from './pickups.ts';

const rows = [
  { number: '300000001', order: '100000011', name: 'Eva Janßen' },
  { number: '300000002', order: '100000012', name: 'Jörg van der Berg' },
  { number: '300000003', order: '100000013', name: null },
];
const found = (text?: string) => matching(rows, text).map(({ number }) => number.at(-1));

describe('what lies ready to be collected', () => {
  it('is found by the label on its bag, its order or a part of a name, with or without accents', () => {
    assert.deepEqual([found('300000002'), found('100000013'), found('jorg ber'), found('eva')], [['2'], ['3'], ['2'], ['1']]);
    assert.deepEqual([found('30000000'), found('eva berg'), found()], [[], [], ['1', '2', '3']]);
  });

  it('has lain there for whole days', () => {
    const now = new Date('2026-11-18T12:00:00Z');
    assert.deepEqual(
      ['2026-11-18T11:00:00Z', '2026-11-06T12:00:00Z', null].map((packedAt) => daysReady({ packedAt }, now)),
      [0, 12, 0],
    );
  });

  it('is there since the day it was laid ready, by the calendar of the branch', () => {
    const since = (packedAt: string | null, now: string) => nightsReady({ packedAt }, new Date(now));
    assert.equal(since('2026-11-17T19:00:00Z', '2026-11-18T08:00:00Z'), 1);
    assert.equal(since('2026-11-17T23:30:00Z', '2026-11-18T08:00:00Z'), 0);
    assert.equal(since('2026-11-18T07:00:00Z', '2026-11-18T22:30:00Z'), 0);
    assert.equal(since('2026-10-24T10:00:00Z', '2026-10-26T08:00:00Z'), 2);
    assert.equal(since(null, '2026-11-18T08:00:00Z'), 0);
  });
});
