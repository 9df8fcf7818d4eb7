import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { additionsFor, additionText, withAddition } from './house-additions.ts';

const found = [
  { letter: 'B', addition: '' },
  { letter: 'A', addition: '10' },
  { letter: 'A', addition: '2' },
  { letter: 'A', addition: 'bis' },
  { letter: 'A', addition: '2' },
  { letter: '', addition: '' },
];

describe('additions of a house number (SPEC-5)', () => {
  it('stand by letter, then by number, each once', () => {
    assert.deepEqual(additionsFor(found, ''), ['A2', 'A10', 'Abis', 'B']);
  });

  it('are narrowed by what is typed, in capitals or not', () => {
    assert.deepEqual(additionsFor(found, 'a'), ['A2', 'A10', 'Abis']);
    assert.deepEqual(additionsFor(found, ' A-1'), ['A10']);
    assert.deepEqual(additionsFor(found, 'c'), []);
  });

  it('are found by letter and addition together, in capitals or not', () => {
    const texts = (text: string) => withAddition(found, text).map(additionText);
    assert.deepEqual(texts('a2'), ['A2', 'A2']);
    assert.deepEqual(texts('A-BIS'), ['Abis']);
    assert.deepEqual(texts('b'), ['B']);
    assert.deepEqual(texts('A'), [], 'a letter alone is another address');
    assert.equal(texts('').length, found.length);
  });
});
