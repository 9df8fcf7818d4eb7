import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maxQuantity, typedQuantity } from './typed-quantity.ts';

describe('a quantity that is typed', () => {
  it('is a whole number of pieces', () => {
    assert.deepEqual(
      ['1', ' 12 ', '007', String(maxQuantity)].map((text) => typedQuantity(text, 3)),
      [1, 12, 7, maxQuantity],
    );
  });

  it('stays what it was where nothing is typed', () => assert.equal(typedQuantity('  ', 3), 3));

  it('is refused when it is none, and not read as another number', () => {
    for (const text of ['0', '-1', '2,5', '2.5', '1e3', '0x10', '1000000000', 'abc', '٣', '١'])
      assert.equal(typedQuantity(text, 3), undefined, text);
  });
});
