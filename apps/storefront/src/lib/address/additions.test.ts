import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { additionsOf } from './additions.ts';

describe('additions of a house number', () => {
  it('stand by letter, then by number, each once', () => {
    const found = [
      { letter: 'B', addition: '' },
      { letter: 'A', addition: '10' },
      { letter: 'A', addition: '2' },
      { letter: 'A', addition: '2' },
      { letter: '', addition: '' },
    ];
    assert.deepEqual(additionsOf(found), ['A2', 'A10', 'B']);
  });
});
