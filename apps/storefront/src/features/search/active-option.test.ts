import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { activeAfter } from './active-option.ts';

describe('the arrow keys in the search panel', () => {
  for (const [key, active, expected] of [
    ['ArrowDown', undefined, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, undefined],
    ['ArrowUp', undefined, 2],
    ['ArrowUp', 0, undefined],
    ['PageDown', 0, 2],
    ['PageUp', 2, 0],
    ['Home', 1, null],
    ['a', 1, null],
  ] as const) {
    it(`${key} goes from ${active} to ${expected}`, () => assert.equal(activeAfter(key, active, 3), expected));
  }
  it('do nothing without options', () => assert.equal(activeAfter('ArrowDown', undefined, 0), null));
});
