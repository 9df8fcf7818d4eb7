import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calendarEntry } from './calendar-entry.ts';
import { invoiceFiles } from './invoice-files.ts';
import { tokenDetails } from './token-details.ts';

describe('beside an order', () => {
  it('its days are an entry of a calendar, in lines that every calendar reads', () => {
    const now = new Date('2026-11-15T09:30:00Z');
    const days = { number: '1', from: '2026-11-17', to: '2026-11-18', now };
    const entry = calendarEntry({
      ...days,
      title: 'Ophalen; nu',
      place: `Maas & Alm Aachen, ${'Büchel '.repeat(12)}`,
      note: '+49 241 0000000',
    });
    assert.match(entry, /\r\nDTSTART;VALUE=DATE:20261117\r\nDTEND;VALUE=DATE:20261119\r\n/);
    assert.match(entry, /\r\nDTSTAMP:20261115T093000Z\r\n/);
    assert.match(entry, /\r\nSUMMARY:Ophalen\\; nu\r\nLOCATION:Maas & Alm Aachen\\, /);
    for (const line of entry.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
    assert.ok(entry.replaceAll('\r\n ', '').includes('Büchel Büchel'));
  });

  it('there is one invoice, or each of several by its number', () => {
    assert.deepEqual(invoiceFiles([]), []);
    assert.deepEqual(invoiceFiles([{ number: '200000001' }]), [{}]);
    assert.deepEqual(invoiceFiles([{ number: '200000001' }, null, { number: '200000004' }]), [
      { number: '200000001' },
      { number: '200000004' },
    ]);
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
