import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRecent, withRecent } from './recent-skus.ts';

test('the latest comes first, each once, twelve at most', () => {
  const many = Array.from({ length: 15 }, (_, index) => String(index));
  assert.deepEqual(withRecent(['a', 'b'], 'b'), ['b', 'a']);
  assert.equal(withRecent(many, 'x').length, 12);
});

test('nonsense in the storage is nothing', () => {
  for (const text of [undefined, '{', '{}', '[1]']) assert.deepEqual(readRecent(text), []);
});
