import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressInput, billPlace, checkDetails, emptyDetails, valuesOfAddress, type DetailsValues } from './details-values.ts';

const eva: DetailsValues = {
  ...emptyDetails('NL'),
  email: 'eva@example.org',
  firstname: 'Eva',
  lastname: 'Janssen',
  postcode: '6131 EK',
  number: '12',
  street: 'Markt',
  city: 'Sittard',
  telephone: '0460000001',
};

const faults = (values: DetailsValues, isGuest = true): readonly string[] =>
  Object.entries(checkDetails(values, isGuest)).flatMap(([name, verdict]) => (verdict === undefined ? [] : [name]));

describe('the details of an order', () => {
  it('are complete for a guest with an address in the Netherlands', () => assert.deepEqual(faults(eva), []));

  it('ask a guest for an e-mail address and a customer not', () => {
    assert.deepEqual(faults({ ...eva, email: '' }), ['email']);
    assert.deepEqual(faults({ ...eva, email: '' }, false), []);
  });

  it('ask for a telephone number for a parcel and not for a pickup', () => {
    assert.deepEqual(faults({ ...eva, telephone: '' }), ['telephone']);
    assert.deepEqual(faults({ ...eva, telephone: '', mode: 'pickup' }), []);
    assert.equal(addressInput({ ...eva, mode: 'pickup' }, eva, []).telephone, '');
  });

  it('ask a business for its name and number', () => assert.deepEqual(faults({ ...eva, isBusiness: true }), ['company', 'coc']));

  it('check the VAT number against the country of the bill', () => {
    const business = { ...eva, isBusiness: true, company: 'Alm', coc: '1', vatId: 'DE000000312' };
    assert.deepEqual(faults(business), ['vatId']);
    const bill = { billCountryCode: 'DE', billPostcode: '52062', billNumber: '1', billStreet: 'Markt', billCity: 'Aachen' };
    assert.deepEqual(faults({ ...business, hasOtherBill: true, ...bill }), []);
  });

  it('check another billing address only when there is one', () => {
    assert.deepEqual(faults({ ...eva, hasOtherBill: true }), ['billPostcode', 'billNumber', 'billStreet', 'billCity']);
    assert.equal(billPlace({ ...eva, billCity: 'Aachen' }).city, 'Aachen');
  });

  it('go to the shop with the lines of the street that are filled in, and a company only for a business', () => {
    const input = addressInput({ ...eva, company: 'Alm' }, eva, []);
    assert.deepEqual(input.street, ['Markt', '12']);
    assert.equal(input.company, undefined);
  });

  it('name a region by its name', () => {
    const countries = [{ code: 'NL', name: 'Nederland', regions: [{ code: 'NL-LI', name: 'Limburg' }] }];
    assert.equal(addressInput(eva, { ...eva, region: 'NL-LI' }, countries).region, 'Limburg');
  });

  it('are filled from an address of the address book', () => {
    const filled = valuesOfAddress({ firstname: 'Stefan', company: 'Brauhaus', vat_id: 'DE000000312', street: ['Ursulinerstraße', '27'] });
    assert.deepEqual([filled.firstname, filled.isBusiness, filled.street, filled.number], ['Stefan', true, 'Ursulinerstraße', '27']);
  });
});
