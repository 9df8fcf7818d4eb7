import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSkus } from './read-skus.ts';

describe('SKUs that somebody pastes', () => {
  it('are pasted as a column, a line, with commas or without, each once', () => {
    assert.deepEqual(readSkus('MA-1\r\nMA-2\tMA-3; MA-1,\n\n MA-4 '), ['MA-1', 'MA-2', 'MA-3', 'MA-4']);
    assert.deepEqual(readSkus('  '), []);
  });
});
