import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { anAddress } from '#testing/an-order.ts';
import type { OrderAddress } from '../order.ts';
import { isNameOf } from './hand-over.ts';

const named = (name: Partial<OrderAddress>, shipping: Partial<OrderAddress> | null = null) => ({
  billingAddress: { ...anAddress, ...name },
  shippingAddress: shipping && { ...anAddress, ...shipping },
});
const eva = named({ prefix: 'Dr.', firstname: 'Eva', middlename: 'van der', lastname: 'Vries-Janßen', suffix: 'MSc' });

describe('the name of who ordered', () => {
  it('is said by the last name, with whatever else this person is called', () => {
    for (const name of [
      'Vries-Janssen',
      'JANSSEN VRIES',
      'Eva van der Vries Janßen',
      'dr. Eva Vries-Janssen MSc',
      'mevrouw Vries-Janssen',
      'Frau Vries-Janssen',
    ])
      assert.ok(isNameOf(eva, name), name);
    for (const name of ['', 'Eva', 'Vries', 'mevrouw', 'Janssens-Vries', 'van der']) assert.ok(!isNameOf(eva, name), name);
  });

  it('is that of the bill or of the parcel, and no mixture of both', () => {
    const gift = named({ firstname: 'Jan', lastname: 'Peters' }, { firstname: 'Eva', lastname: 'de Boer' });
    for (const name of ['Jan Peters', 'de Boer', 'de heer Peters']) assert.ok(isNameOf(gift, name), name);
    for (const name of ['Boer', 'Eva Peters', 'Peters de Boer']) assert.ok(!isNameOf(gift, name), name);
  });

  it('is not said by a list of names', () => {
    assert.ok(!isNameOf(eva, 'Bakker Smit Vries Janssen'));
    assert.ok(!isNameOf(eva, `Vries-Janssen ${'Eva '.repeat(25)}`), 'however long');
  });
});
