import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lookNumbers } from './look-numbers.ts';

test('spots are numbered from one, a piece shown twice keeps its number', () => {
  assert.deepEqual(
    [...lookNumbers([{ sku: 'a' }, { sku: 'b' }, { sku: 'a' }])],
    [
      ['a', 1],
      ['b', 2],
    ],
  );
});

test('a look without spots has no numbers', () => {
  assert.equal(lookNumbers(null).size, 0);
});
