import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { paymentBrands } from './payment-brands.ts';

const sheet = readFileSync(new URL('payment-marks.svg', import.meta.url), 'utf8');
const namesOf = (code: string, label: string): readonly string[] => paymentBrands(code, label).map(({ name }) => name);

describe('the marks of payment methods', () => {
  it('follow the name of a method, which is data (PAY-02)', () => {
    assert.deepEqual(namesOf('multisafepay_ideal', 'iDEAL | Wero'), ['ideal', 'wero']);
    assert.deepEqual(namesOf('multisafepay_ideal', 'Wero'), ['wero']);
    assert.deepEqual(namesOf('multisafepay_newbank', 'NewBank'), []);
  });

  it('stand for every card a card form takes', () => {
    assert.deepEqual(namesOf('multisafepay_creditcard', 'Kredit- oder Debitkarte'), ['visa', 'mastercard', 'maestro']);
  });

  it('are on the sheet, as wide as they are said to be', () => {
    const labels = ['iDEAL', 'Wero', 'PayPal', 'Klarna', 'Apple Pay', 'Google Pay', 'Bancontact', 'Visa', 'Mastercard', 'Maestro'];
    const brands = [...labels.flatMap((label) => paymentBrands('', label)), ...paymentBrands('banktransfer', 'Überweisung')];
    assert.equal(brands.length, labels.length + 1);
    for (const { name, width } of brands) assert.ok(sheet.includes(`<symbol id="${name}" viewBox="0 0 ${width} 32">`), name);
  });
});
