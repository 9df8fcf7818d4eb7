import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { moneyPattern, writeMoney } from './money-pattern.ts';

const amounts = Array.from({ length: 2_000 }, (_, index) => (index * index * 7.919) / 100 - 500);

describe('amounts written by a pattern', () => {
  for (const [locale, currency] of [
    ['nl-NL', 'EUR'],
    ['de-DE', 'EUR'],
    ['en-GB', 'EUR'],
    ['fr-FR', 'EUR'],
    ['de-CH', 'CHF'],
    ['en-GB', 'GBP'],
  ] as const)
    it(`read as Intl writes them in ${locale}, ${currency}`, () => {
      const pattern = moneyPattern(locale, currency);
      assert.ok(pattern);
      const intl = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2 });
      for (const amount of [...amounts, 0.285, 1.005, 0.1 + 0.2 - 0.3])
        assert.equal(writeMoney(amount, pattern, 'plain'), intl.format(amount), `${amount}`);
    });

  it('have no sign when there is nothing', () => {
    const pattern = moneyPattern('nl-NL', 'EUR');
    assert.ok(pattern);
    assert.equal(writeMoney(-0, pattern, 'plain'), '€\u00a00,00');
  });

  for (const locale of ['es-ES', 'hi-IN', 'ar-EG'])
    it(`are left to Intl in ${locale}, which groups digits otherwise`, () => assert.equal(moneyPattern(locale, 'EUR'), undefined));
});
