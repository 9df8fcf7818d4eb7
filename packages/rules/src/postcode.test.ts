import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatPostcode, isPostcode } from './postcode.ts';

const table: readonly (readonly [country: string, right: readonly string[], wrong: readonly string[]])[] = [
  ['NL', ['6131 EK', '6131ek', ' 6041 AB '], ['0131 EK', '6131 SA', '6131sd', '6131 SS', '6131', '6131  EK', '6131 E1']],
  ['DE', ['52062', '01067', '99998'], ['01000', '99999', '5206', '520620', '00123']],
  ['BE', ['3600'], ['0600', '36000']],
  ['AT', ['1010'], ['101', 'A1010']],
  ['CH', ['8001'], ['80011']],
  ['DK', ['1050'], ['105']],
  ['LI', ['9490'], ['94900']],
  ['FR', ['75001'], ['7500']],
  ['IT', ['00118'], ['0011']],
  ['LU', ['1009', 'L-1009'], ['L1009', '10099']],
  ['RO', ['010011'], ['10011']],
  ['SE', ['114 55', 'SE 114 55', 'SE-114 55'], ['11455', '1145 5']],
  ['GB', ['SW1A 1AA', 'M1 1AE', 'b33 8th', 'CR2 6XH', 'DN55 1PT', 'GIR 0AA'], ['SW1A1A', 'QQ1 1AA', '12345']],
  ['UK', ['SW1A 1AA'], ['12345']],
  ['PL', ['00-001', 'x'], ['', '   ']],
];

describe('a postcode (SPEC-5)', () => {
  for (const [country, right, wrong] of table) {
    for (const text of right) it(`of ${country} may be ${text}`, () => assert.equal(isPostcode(text, country), true));
    for (const text of wrong) it(`of ${country} is not "${text}"`, () => assert.equal(isPostcode(text, country), false));
  }
  it('is written the usual Dutch way', () => assert.equal(formatPostcode(' 6131ek ', 'NL'), '6131 EK'));
  it('is left alone elsewhere', () => assert.equal(formatPostcode(' 52062 ', 'DE'), '52062'));
});
