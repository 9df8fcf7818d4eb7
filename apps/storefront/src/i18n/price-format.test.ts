import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { moneyPattern } from './money-pattern.ts';
import { formatMoney, toPriceFormat } from './price-format.ts';

/** Intl separates with no-break spaces. */
const readable = (text: string) => text.replaceAll('\u00a0', ' ');

describe('prices', () => {
  for (const [amount, locale, format, expected] of [
    [209, 'nl-NL', 'plain', '€ 209,00'],
    [209, 'nl-NL', 'comma-dash', '€ 209,-'],
    [209, 'nl-NL', 'drop-zeros', '€ 209'],
    [99.95, 'nl-NL', 'comma-dash', '€ 99,95'],
    [99.95, 'nl-NL', 'drop-zeros', '€ 99,95'],
    [1299, 'nl-NL', 'comma-dash', '€ 1.299,-'],
    [0, 'nl-NL', 'plain', '€ 0,00'],
    [99.95, 'de-DE', 'plain', '99,95 €'],
    [209, 'de-DE', 'comma-dash', '209,- €'],
    [209, 'en-GB', 'drop-zeros', '€209'],
    [0.1 + 0.2, 'en-GB', 'plain', '€0.30'],
    [-15, 'nl-NL', 'comma-dash', '− € 15,-'],
    [-15.5, 'de-DE', 'plain', '− 15,50 €'],
    [-15, 'en-GB', 'drop-zeros', '−€15'],
    [-0, 'nl-NL', 'plain', '€ 0,00'],
  ] as const) {
    for (const pattern of [moneyPattern(locale, 'EUR'), undefined])
      it(`of ${amount} in ${locale}, ${format}, are written ${expected} ${pattern ? 'by the pattern' : 'by Intl'}`, () => {
        const settings = { locale, currency: 'EUR', priceFormat: format, moneyPattern: pattern };
        assert.equal(readable(formatMoney(amount, settings)), expected);
      });
  }

  it('are written in full when the setting is unknown', () => {
    assert.equal(toPriceFormat('fancy'), 'plain');
    assert.equal(toPriceFormat(null), 'plain');
    assert.equal(toPriceFormat('comma-dash'), 'comma-dash');
  });
});
