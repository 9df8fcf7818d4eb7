import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { zonedParts, zonedTime } from './zoned-time.ts';

const zone = 'Europe/Amsterdam';

describe('zonedParts', () => {
  it('shows winter and summer time and the ISO weekday', () => {
    assert.deepEqual(zonedParts(new Date('2026-11-15T23:30:05Z'), zone), {
      year: 2026,
      month: 11,
      day: 16,
      hour: 0,
      minute: 30,
      second: 5,
      weekday: 1,
      date: '2026-11-16',
      time: '00:30',
    });
    assert.equal(zonedParts(new Date('2026-07-01T22:00:00Z'), zone).time, '00:00');
    assert.equal(zonedParts(new Date('2026-11-15T12:00:00Z'), zone).weekday, 7);
  });

  it('shows what Intl shows, on both sides of every change of the clocks, in any order', () => {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
    const changes = ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '1999-12-31T23:00:00Z'].map((text) => Date.parse(text));
    for (const change of changes) {
      for (const seconds of [-3_601, -1, 0, 1, -900, 899, 900, 3_600, -1]) {
        const at = new Date(change + seconds * 1_000);
        const { date, time, second } = zonedParts(at, zone);
        assert.equal(`${date} ${time}:${String(second).padStart(2, '0')}`, format.format(at));
      }
    }
  });
});

describe('zonedTime', () => {
  const cases: [string, string, string][] = [
    ['2026-11-15', '09:30', '2026-11-15T08:30:00.000Z'],
    ['2026-07-01', '00:00', '2026-06-30T22:00:00.000Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '12:00', '2026-10-25T11:00:00.000Z'],
  ];
  for (const [date, time, expected] of cases) {
    it(`finds ${date} ${time} in Amsterdam`, () => assert.equal(zonedTime(date, time, zone).toISOString(), expected));
  }
});
