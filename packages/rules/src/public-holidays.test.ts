import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isPublicHoliday } from './public-holidays.ts';

const both = ['2026-12-25', '2026-12-26', '2027-01-01', '2027-03-28', '2027-03-29', '2027-05-06', '2027-05-17', '2024-04-01'];
const dutch = ['2027-04-27', '2025-04-26', '2030-05-05'];
const german = ['2027-03-26', '2027-05-01', '2027-05-27', '2026-10-03', '2027-11-01'];

describe('public holidays', () => {
  for (const date of both)
    it(`${date} is one on both sides of the border`, () => {
      assert.equal(isPublicHoliday(date, 'NL'), true);
      assert.equal(isPublicHoliday(date, 'NRW'), true);
    });
  for (const date of dutch)
    it(`${date} is one in the Netherlands alone`, () => {
      assert.equal(isPublicHoliday(date, 'NL'), true);
      assert.equal(isPublicHoliday(date, 'NRW'), false);
    });
  for (const date of german)
    it(`${date} is one in North Rhine-Westphalia alone`, () => {
      assert.equal(isPublicHoliday(date, 'NL'), false);
      assert.equal(isPublicHoliday(date, 'NRW'), true);
    });
  for (const date of ['2026-11-16', '2025-04-27', '2027-05-05'])
    it(`${date} is none in the Netherlands`, () => assert.equal(isPublicHoliday(date, 'NL'), false));
});
