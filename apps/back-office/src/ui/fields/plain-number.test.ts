import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DecimalMark } from './decimal-text.ts';
import { readDecimal, writeDecimal } from './plain-number.ts';

describe('a number in a field', () => {
  it('is read with as many decimals as it may have, and never as a thousandth of what was meant', () => {
    const cases: readonly (readonly [string, number, DecimalMark, number | undefined])[] = [
      ['33,3', 2, ',', 33.3],
      ['33.3', 2, ',', 33.3],
      ['33,333', 2, ',', undefined],
      ['1,5', 0, ',', undefined],
      ['1,125', 3, ',', 1.125],
      ['1.500', 3, ',', undefined],
      ['1,500', 3, '.', undefined],
      [' 7 ', 0, ',', 7],
      ['-3', 0, ',', -3],
      ['1e9', 0, '.', undefined],
      ['', 2, ',', undefined],
    ];
    for (const [text, most, mark, expected] of cases) assert.equal(readDecimal(text, most, mark), expected, `${text} with ${mark}`);
  });

  it('is written with the mark of the language', () => {
    assert.equal(writeDecimal(33.3, ','), '33,3');
    assert.equal(writeDecimal(33.3, '.'), '33.3');
    assert.equal(writeDecimal(1500, ','), '1500');
  });
});
