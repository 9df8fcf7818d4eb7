import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkVatNumber, normaliseVatNumber } from './vat-number.ts';

const table = [
  ['NL123456789B01', 'NL', 'plausible'],
  ['nl 1234.56.789 b01', 'NL', 'plausible'],
  ['NL12345678B01', 'NL', 'invalid'],
  ['DE123456789', 'DE', 'plausible'],
  ['DE12345678', 'DE', 'invalid'],
  ['BE0123456789', 'BE', 'plausible'],
  ['BE123456789', 'BE', 'invalid'],
  ['ATU12345678', 'AT', 'plausible'],
  ['EL123456789', 'GR', 'plausible'],
  ['FRXX999999999', 'FR', 'plausible'],
  ['FR1234567', 'FR', 'invalid'],
  ['DE123456789', 'NL', 'otherCountry'],
  ['123456789', 'DE', 'invalid'],
  ['', 'NL', 'invalid'],
] as const;

describe('a VAT number (SPEC-5)', () => {
  for (const [text, country, verdict] of table)
    it(`${text || '(empty)'} for ${country} is ${verdict}`, () => assert.equal(checkVatNumber(text, country), verdict));
  it('is compared in capitals without blanks', () => assert.equal(normaliseVatNumber(' de 123 456 789 '), 'DE123456789'));
});
