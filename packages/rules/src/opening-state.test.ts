import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hoursOn, openingState } from './opening-state.ts';

const day = (from: string, to: string) => [{ from, to }];
const sittard = {
  openingHours: [
    day('13:00', '18:00'),
    day('10:00', '18:00'),
    day('10:00', '18:00'),
    day('10:00', '21:00'),
    day('10:00', '18:00'),
    day('10:00', '17:00'),
    [],
  ],
  alternateHours: [
    { date: '2026-12-05', times: day('10:00', '16:00'), reason: {} },
    { date: '2026-12-06', times: day('12:00', '17:00'), reason: {} },
    { date: '2026-12-25', times: [], reason: {} },
    { date: '2026-12-26', times: [], reason: {} },
  ],
};

const stateAt = (time: string, branch = sittard) => {
  const state = openingState(branch, new Date(time));
  return state.isOpen
    ? `open until ${state.until}`
    : `closed until ${state.next ? `${state.next.date} ${state.next.from}` : 'further notice'}`;
};

describe('openingState', () => {
  const cases: [string, string, string][] = [
    ['the minute it opens', '2026-11-17T09:00:00Z', 'open until 18:00'],
    ['the last second', '2026-11-17T16:59:59Z', 'open until 18:00'],
    ['the minute it closes', '2026-11-17T17:00:00Z', 'closed until 2026-11-18 10:00'],
    ['before opening', '2026-11-16T11:00:00Z', 'closed until 2026-11-16 13:00'],
    ['a late Thursday', '2026-11-19T19:59:00Z', 'open until 21:00'],
    ['a closed Sunday', '2026-11-22T12:00:00Z', 'closed until 2026-11-23 13:00'],
    ['a Sunday with alternate hours', '2026-12-06T12:00:00Z', 'open until 17:00'],
    ['alternate hours that end earlier than usual', '2026-12-05T15:30:00Z', 'closed until 2026-12-06 12:00'],
    ['two closed feast days and a Sunday', '2026-12-25T10:00:00Z', 'closed until 2026-12-28 13:00'],
    ['just after midnight in Amsterdam, the day before in UTC', '2026-11-16T23:30:00Z', 'closed until 2026-11-17 10:00'],
  ];
  for (const [name, time, expected] of cases) it(`knows ${name}`, () => assert.equal(stateAt(time), expected));

  it('keeps the wall clock over the change to summer time', () => {
    assert.equal(stateAt('2027-03-27T09:30:00Z'), 'open until 17:00');
    const state = openingState(sittard, new Date('2027-03-28T20:00:00Z'));
    assert.equal(!state.isOpen && state.next?.opensAt.toISOString(), '2027-03-29T11:00:00.000Z');
  });

  it('keeps the wall clock over the change to winter time', () => {
    const state = openingState(sittard, new Date('2026-10-25T00:30:00Z'));
    assert.equal(!state.isOpen && state.next?.opensAt.toISOString(), '2026-10-26T12:00:00.000Z');
    assert.equal(stateAt('2026-10-24T14:59:00Z'), 'open until 17:00');
    assert.equal(stateAt('2026-10-24T15:00:00Z'), 'closed until 2026-10-26 13:00');
  });

  it('knows a lunch break and joins hours that touch', () => {
    const week = (times: { from: string; to: string }[]) => ({ openingHours: Array.from({ length: 7 }, () => times), alternateHours: [] });
    const lunch = week([
      { from: '14:00', to: '18:00' },
      { from: '10:00', to: '13:00' },
    ]);
    assert.equal(stateAt('2026-11-17T12:30:00Z', lunch), 'closed until 2026-11-17 14:00');
    const touching = week([...day('10:00', '13:00'), ...day('13:00', '18:00')]);
    assert.equal(stateAt('2026-11-17T10:00:00Z', touching), 'open until 18:00');
  });

  it('is open until midnight when the hours say 24:00', () => {
    const late = { openingHours: Array.from({ length: 7 }, () => day('10:00', '24:00')), alternateHours: [] };
    assert.equal(stateAt('2026-11-17T22:59:00Z', late), 'open until 24:00');
    assert.equal(stateAt('2026-11-17T23:00:00Z', late), 'closed until 2026-11-18 10:00');
  });

  it('does not promise an opening to a branch without hours', () => {
    assert.equal(stateAt('2026-11-17T12:00:00Z', { openingHours: [], alternateHours: [] }), 'closed until further notice');
  });
});

describe('hoursOn', () => {
  it('takes the weekday of the date itself', () => {
    assert.deepEqual(hoursOn(sittard, '2026-11-19'), day('10:00', '21:00'));
    assert.deepEqual(hoursOn(sittard, '2026-11-22'), []);
  });
});
