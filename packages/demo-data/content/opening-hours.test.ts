import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hoursOn, openingState } from '@shop/rules/opening-state';
import { branches } from './branches.ts';

const codes = ['SIT', 'ROE', 'AAC'] as const;
const branchOf = (code: (typeof codes)[number]) => {
  const branch = branches.find((one) => one.code === code);
  assert.ok(branch, code);
  return branch;
};
const written = (code: (typeof codes)[number], date: string): string =>
  hoursOn(branchOf(code), date)
    .map(({ from, to }) => `${from}–${to}`)
    .join(', ') || 'closed';

/** Every date of the calendar whose hours differ, and what the three branches do on it. */
const exceptions: readonly (readonly [date: string, name: string, sittard: string, roermond: string, aachen: string])[] = [
  ['2026-11-27', 'Black Friday', '10:00–21:00', '10:00–21:00', '10:00–21:00'],
  ['2026-12-05', 'Sinterklaas, a Saturday', '10:00–16:00', '10:00–16:00', '10:00–18:00'],
  ['2026-12-06', 'the first Sunday of December', '12:00–17:00', '12:00–17:00', 'closed'],
  ['2026-12-13', 'the second Sunday', 'closed', '12:00–17:00', 'closed'],
  ['2026-12-24', 'Christmas Eve', '10:00–16:00', '10:00–16:00', '10:00–14:00'],
  ['2026-12-25', 'Christmas', 'closed', 'closed', 'closed'],
  ['2026-12-26', 'the day after', 'closed', 'closed', 'closed'],
  ['2026-12-31', "New Year's Eve", '10:00–16:00', '10:00–16:00', '10:00–14:00'],
  ['2027-01-01', "New Year's Day", 'closed', 'closed', 'closed'],
  ['2027-02-04', 'Fat Thursday', '10:00–21:00', '10:00–20:00', '10:00–13:00'],
  ['2027-02-07', 'Carnival Sunday', '12:00–17:00', '12:00–17:00', 'closed'],
  ['2027-02-08', 'Carnival Monday', 'closed', 'closed', 'closed'],
  ['2027-02-09', 'Carnival Tuesday', 'closed', 'closed', '13:00–19:00'],
  ['2027-03-26', 'Good Friday', '10:00–18:00', '10:00–20:00', 'closed'],
  ['2027-03-29', 'Easter Monday', '12:00–17:00', '12:00–17:00', 'closed'],
  ['2027-04-27', "King's Day", '10:00–17:00', '10:00–17:00', '10:00–19:00'],
  ['2027-05-01', 'Labour Day, a Saturday', '10:00–17:00', '10:00–18:00', 'closed'],
  ['2027-05-06', 'Ascension Day', 'closed', 'closed', 'closed'],
  ['2027-05-17', 'Whit Monday', 'closed', 'closed', 'closed'],
  ['2027-05-27', 'Corpus Christi', '10:00–21:00', '10:00–20:00', 'closed'],
  ['2027-09-20', 'a Monday of the Oktoberfest', '13:00–20:00', '13:00–20:00', '10:00–20:00'],
  ['2027-09-23', 'a Thursday of the Oktoberfest', '10:00–21:00', '10:00–20:00', '10:00–20:00'],
  ['2027-09-26', 'the open Sunday of Aachen', 'closed', '12:00–17:00', '12:00–17:00'],
  ['2027-10-03', 'German Unity Day, a first Sunday', '12:00–17:00', '12:00–17:00', 'closed'],
  ['2027-10-04', 'the Monday after the Oktoberfest', '13:00–18:00', '13:00–18:00', '10:00–19:00'],
  ['2027-11-01', "All Saints' Day", '13:00–18:00', '13:00–18:00', 'closed'],
];

describe('hours that differ', () => {
  for (const [date, name, ...expected] of exceptions) {
    it(`are right on ${date}, ${name}`, () =>
      assert.deepEqual(
        codes.map((code) => written(code, date)),
        expected,
      ));
  }
});

describe('open or closed', () => {
  /** Moments in UTC, so that a mistake of the summer time shows. */
  const moments: readonly (readonly [moment: string, code: (typeof codes)[number], state: string])[] = [
    ['2026-11-27T19:59:59Z', 'AAC', 'open until 21:00'],
    ['2026-11-27T20:00:00Z', 'AAC', 'opens 2026-11-28 10:00'],
    ['2026-12-24T13:00:00Z', 'AAC', 'opens 2026-12-28 10:00'],
    ['2026-12-24T13:00:00Z', 'SIT', 'open until 16:00'],
    ['2026-12-24T15:00:00Z', 'ROE', 'opens 2026-12-27 12:00'],
    ['2026-12-31T15:00:00Z', 'SIT', 'opens 2027-01-02 10:00'],
    ['2027-02-04T11:59:00Z', 'AAC', 'open until 13:00'],
    ['2027-02-07T16:00:00Z', 'SIT', 'opens 2027-02-10 10:00'],
    ['2027-02-08T12:00:00Z', 'AAC', 'opens 2027-02-09 13:00'],
    // Summer time begins at 01:00 UTC on 28 March 2027, a Sunday on which only Roermond is open.
    ['2027-03-27T16:59:00Z', 'ROE', 'open until 18:00'],
    ['2027-03-28T09:59:59Z', 'ROE', 'opens 2027-03-28 12:00'],
    ['2027-03-28T10:00:00Z', 'ROE', 'open until 17:00'],
    ['2027-03-28T14:59:59Z', 'ROE', 'open until 17:00'],
    ['2027-03-28T15:00:00Z', 'ROE', 'opens 2027-03-29 12:00'],
    ['2027-03-28T00:30:00Z', 'AAC', 'opens 2027-03-30 10:00'],
    ['2027-03-30T08:00:00Z', 'AAC', 'open until 19:00'],
    // It ends at 01:00 UTC on 31 October 2027, a Sunday; the day after is a holiday in Aachen.
    ['2027-10-30T15:59:00Z', 'AAC', 'open until 18:00'],
    ['2027-10-30T16:00:00Z', 'AAC', 'opens 2027-11-02 10:00'],
    ['2027-10-31T10:59:59Z', 'ROE', 'opens 2027-10-31 12:00'],
    ['2027-10-31T11:00:00Z', 'ROE', 'open until 17:00'],
    ['2027-10-31T15:59:59Z', 'ROE', 'open until 17:00'],
    ['2027-10-31T16:00:00Z', 'ROE', 'opens 2027-11-01 13:00'],
    ['2027-11-02T08:59:00Z', 'AAC', 'opens 2027-11-02 10:00'],
    ['2027-11-02T09:00:00Z', 'AAC', 'open until 19:00'],
  ];
  for (const [moment, code, expected] of moments) {
    it(`${code} at ${moment}: ${expected}`, () => {
      const state = openingState(branchOf(code), new Date(moment));
      assert.equal(state.isOpen ? `open until ${state.until}` : `opens ${state.next?.date} ${state.next?.from}`, expected);
    });
  }
});
