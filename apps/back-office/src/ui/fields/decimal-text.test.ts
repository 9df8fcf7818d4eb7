import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { decimalMarkOf, readHundredths, writeHundredths, type DecimalMark } from './decimal-text.ts';

describe('an amount in a field', () => {
  it('is read as staff types and pastes it, in Dutch, German and English', () => {
    const cases: readonly (readonly [string, DecimalMark, number | undefined])[] = [
      ['53,90', ',', 5390],
      ['53.90', ',', 5390],
      ['53,9', ',', 5390],
      ['€ 1.234,50', ',', 123_450],
      ['1,234.50', ',', 123_450],
      ['1.234', ',', 123_400],
      ['1.234', '.', undefined],
      ['1,234', '.', 123_400],
      ['1,234', ',', undefined],
      ['1.234.567', ',', 123_456_700],
      ['12,-', ',', 1200],
      ['-3', ',', -300],
      ['− 3,05', ',', -305],
      [',5', ',', 50],
      ['0', ',', 0],
      ['', ',', undefined],
      ['12 euro', ',', undefined],
      ['1.23.4', ',', undefined],
      ['12,345', ',', undefined],
      ['1e5', '.', undefined],
    ];
    for (const [text, mark, expected] of cases) assert.equal(readHundredths(text, mark), expected, `${text} with ${mark}`);
  });

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.constantFrom<DecimalMark>(',', '.'), (cents, mark) => {
        assert.equal(readHundredths(writeHundredths(cents, mark), mark), cents);
      }),
    );
  });

  it('knows the decimal mark of a language from how it writes numbers', () => {
    assert.equal(
      decimalMarkOf((value) => new Intl.NumberFormat('nl-NL').format(value)),
      ',',
    );
    assert.equal(
      decimalMarkOf((value) => new Intl.NumberFormat('en-GB').format(value)),
      '.',
    );
  });
});
