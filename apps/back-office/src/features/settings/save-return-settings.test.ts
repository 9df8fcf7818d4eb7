import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linesOf, returnSettingsOf } from './save-return-settings.ts';

describe('the settings of returns', () => {
  it('are fields that can be changed one by one', () => {
    const countries = [{ country: 'NL', address: ['Markt 12', '6131 EK Sittard'], isPaidByShop: true }];
    assert.deepEqual(returnSettingsOf({ version: 3, graceDays: 7, countries }), {
      version: 3,
      values: { graceDays: 7, 'countries.NL.address': ['Markt 12', '6131 EK Sittard'], 'countries.NL.isPaidByShop': true },
    });
  });

  it('have the lines of an address that are not empty', () => {
    assert.deepEqual(linesOf('Maas & Alm \n\n  Markt 12\n'), ['Maas & Alm ', 'Markt 12']);
    assert.deepEqual(linesOf(' \n'), []);
  });
});
