import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cutText } from './read-text.ts';

describe('the beginning of a text', () => {
  it('never ends in half a character', () => {
    assert.equal(cutText('🧥🧥', 3), '🧥');
    assert.equal(cutText('🧥🧥', 4), '🧥🧥');
    assert.equal(cutText('x🧥', 2), 'x');
    assert.equal(cutText('short', 255), 'short');
    assert.ok(cutText('🧥'.repeat(200), 255).isWellFormed());
  });
});
