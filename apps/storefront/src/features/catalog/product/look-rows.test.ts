import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lookRows } from './look-rows.ts';

test('the pictures of a look fill their rows, whatever their number', () => {
  for (let count = 2; count <= 24; count += 1) {
    const { pairs, threes } = lookRows(count);
    assert.equal(pairs * 2 + threes * 3, count);
    assert.ok(pairs <= 2, `${count} pictures have ${pairs} rows of two`);
  }
  assert.deepEqual(lookRows(5), { pairs: 1, threes: 1 });
  assert.deepEqual(lookRows(4), { pairs: 2, threes: 0 });
  assert.deepEqual(lookRows(1), { pairs: 1, threes: 0 });
  assert.deepEqual(lookRows(0), { pairs: 0, threes: 0 });
});
