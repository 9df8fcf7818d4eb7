import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { daysHours } from './branch-hours.ts';

const saturday = [{ from: '10:00', to: '17:00' }];
const branch = {
  opening_hours: [
    { day: 6, times: saturday },
    { day: 7, times: [] },
  ],
  alternate_opening_hours: [{ date: '2026-12-26', times: [], reason: 'Tweede kerstdag' }],
};

describe('hours of a branch', () => {
  it('are those of the weekday', () => assert.deepEqual(daysHours(branch, '2026-11-14').times, saturday));
  it('are none on a closed day', () => assert.deepEqual(daysHours(branch, '2026-11-15').times, []));
  it('are replaced by the hours of a date, with the reason', () =>
    assert.deepEqual(daysHours(branch, '2026-12-26'), { times: [], reason: 'Tweede kerstdag' }));
});
