import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createIntentKeys } from './intent-keys.ts';

describe('the key of a click', () => {
  it('stays the same until the shop has answered, whatever else is pressed meanwhile', () => {
    let last = 0;
    const keys = createIntentKeys(() => String((last += 1)));
    assert.deepEqual([keys.keyOf('send 1'), keys.keyOf('send 2'), keys.keyOf('send 1')], ['1', '2', '1']);
    keys.answered('send 1');
    assert.deepEqual([keys.keyOf('send 1'), keys.keyOf('send 2')], ['3', '2']);
  });
});
