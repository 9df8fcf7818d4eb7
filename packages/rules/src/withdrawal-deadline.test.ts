import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withdrawalDeadline } from './withdrawal-deadline.ts';

describe('the last day to withdraw (LAW-08)', () => {
  const cases: readonly (readonly [name: string, received: string, region: 'NL' | 'NRW', deadline: string])[] = [
    ['an ordinary fortnight', '2026-11-16', 'NL', '2026-11-30'],
    ['both days of Christmas and a Sunday', '2026-12-11', 'NL', '2026-12-28'],
    ['a Saturday', '2026-11-14', 'NL', '2026-11-30'],
    ['a Sunday', '2026-11-15', 'NRW', '2026-11-30'],
    ['New Year and a weekend', '2026-12-18', 'NRW', '2027-01-04'],
    ["All Saints' Day in Aachen", '2027-10-18', 'NRW', '2027-11-02'],
    ["All Saints' Day in Sittard", '2027-10-18', 'NL', '2027-11-01'],
    ["King's Day", '2027-04-13', 'NL', '2027-04-28'],
  ];
  for (const [name, received, region, deadline] of cases) {
    it(`knows ${name}`, () => assert.equal(withdrawalDeadline(received, region), deadline));
  }
});
