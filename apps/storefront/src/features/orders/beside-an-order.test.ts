import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calendarEntry } from './calendar-entry.ts';
import { tokenDetails } from './token-details.ts';

describe('beside an order', () => {
  it('a pickup is an all-day entry of a calendar', () => {
    const entry = decodeURIComponent(calendarEntry({ number: '1', day: '2026-11-17', title: 'Ophalen', place: 'Markt 1, Aachen' }));
    assert.match(entry, /DTSTART;VALUE=DATE:20261117\r\n/);
    assert.match(entry, /LOCATION:Markt 1\\, Aachen\r\n/);
  });

  it('a stored card says brand and last four', () => {
    assert.deepEqual(tokenDetails('{"type":"Visa","maskedCC":"1111","expirationDate":"12/2028"}'), {
      brand: 'Visa',
      lastFour: '1111',
      expires: '12/2028',
    });
    assert.deepEqual(tokenDetails(null), { brand: undefined, lastFour: '', expires: undefined });
    assert.deepEqual(tokenDetails('{"type":"CREDITCARD","maskedCC":"1111","expirationDate":"3012"}'), {
      brand: undefined,
      lastFour: '1111',
      expires: '12/2030',
    });
  });
});
