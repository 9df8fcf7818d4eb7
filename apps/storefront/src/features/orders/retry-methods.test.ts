import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calendarEntry } from './calendar-entry.ts';
import { retryMethods } from './retry-methods.ts';
import { tokenDetails } from './token-details.ts';

const own = { name: 'iDEAL | Wero', type: 'ideal', additional_data: [] };
const order = { hash: 'h', payment_methods: [own] };
const placed = (methods: unknown, hash = 'h') => ({ number: '1', hash, email: '', methods: JSON.stringify(methods), isSettled: false });

describe('paying an open order again', () => {
  it('offers the method it has on any device', () =>
    assert.deepEqual(retryMethods(order, undefined), [{ code: 'ideal', label: 'iDEAL | Wero' }]));

  it('offers in the tab it was placed in what was offered then, without those that bring no money', () => {
    const offered = [
      { code: 'paypal', label: 'PayPal' },
      { code: 'ideal', label: 'iDEAL | Wero' },
      { code: 'payinstore', label: 'In the shop' },
    ];
    assert.deepEqual(
      retryMethods(order, placed(offered)).map(({ code }) => code),
      ['paypal', 'ideal'],
    );
  });

  it('knows nothing of another order, nor of what cannot be read', () => {
    assert.equal(retryMethods(order, placed([{ code: 'paypal', label: 'PayPal' }], 'other')).length, 1);
    assert.equal(retryMethods(order, { ...placed([]), methods: '{' }).length, 1);
  });
});

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
