import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSkus, shownSkus } from './read-skus.ts';

describe('SKUs that somebody pastes', () => {
  it('are pasted as a column, a line, with commas or without, each once', () => {
    assert.deepEqual(readSkus('MA-1\r\nMA-2\tMA-3; MA-1,\n\n MA-4 '), ['MA-1', 'MA-2', 'MA-3', 'MA-4']);
    assert.deepEqual(readSkus('  '), []);
  });

  it('stay as they are typed until they are others: discarded, left out, saved by a colleague', () => {
    assert.equal(shownSkus('MA-1, MA-2\n', ['MA-1', 'MA-2']), 'MA-1, MA-2\n');
    assert.equal(shownSkus('MA-1, MA-2\n', ['MA-1', 'MA-2', 'MA-3']), 'MA-1\nMA-2\nMA-3');
    assert.equal(shownSkus('MA-1 MA-2', ['MA-2']), 'MA-2');
    assert.equal(shownSkus('MA-1', []), '');
    assert.equal(shownSkus(undefined, ['MA-1', 'MA-2']), 'MA-1\nMA-2');
  });
});
