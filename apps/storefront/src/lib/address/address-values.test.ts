import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkBusiness, checkPlace, checkVat, emptyBusiness, emptyPlace, placeInput, placeValues } from './address-values.ts';

const markt = { ...emptyPlace, postcode: '6131ek', number: '12', addition: 'A', street: 'Markt', city: 'Sittard', telephone: '+31 46 000' };
const faults = (verdicts: object): readonly unknown[] => Object.values(verdicts).filter((verdict) => verdict !== undefined);

describe('addresses', () => {
  it('need a postcode of their country and everything a parcel needs (SPEC-5)', () => {
    assert.deepEqual(faults(checkPlace(markt)), []);
    assert.equal(checkPlace({ ...markt, countryCode: 'DE' }).postcode, 'postcodeInvalid');
    assert.deepEqual(faults(checkPlace(emptyPlace)), [
      'postcodeInvalid',
      'houseNumberRequired',
      'streetRequired',
      'cityRequired',
      'phoneRequired',
    ]);
  });

  it('go out and come back the same', () => {
    const { country_code, street, ...rest } = placeInput(markt);
    assert.deepEqual(street, ['Markt', '12', 'A']);
    assert.deepEqual(placeValues({ ...rest, country_code: country_code ?? null, street: street ?? null } as never), markt);
  });

  it('of one line show their number in its own field', () => {
    const { street, number } = placeValues({ street: ['Adalbertstraße 14b'] });
    assert.deepEqual([street, number], ['Adalbertstraße', '14b']);
  });

  it('name a region by its code where the country has a list', () => {
    const values = { ...markt, region: 'NW' };
    assert.deepEqual(placeInput(values, [{ code: 'NW' }]).region, { region_code: 'NW' });
    assert.deepEqual(placeInput(values).region, { region: 'NW' });
  });
});

describe('business data', () => {
  it('need a company and its number, a VAT number only when there is one', () => {
    assert.deepEqual(faults(checkBusiness(emptyBusiness, 'NL')), ['companyRequired', 'cocRequired']);
    assert.equal(checkVat('', 'NL'), undefined);
    assert.equal(checkVat('nl000000176b01', 'NL'), undefined);
    assert.equal(checkVat('DE123456789', 'NL'), 'vatCountryDiffers');
    assert.equal(checkVat('NL12', 'NL'), 'vatInvalid');
  });

  it('without an address take the country from the number', () => assert.equal(checkVat('DE123456789'), undefined));
});
