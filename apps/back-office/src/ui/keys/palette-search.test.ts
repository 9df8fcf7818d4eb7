import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findEntries, markedParts } from './palette-search.ts';

const entries = [
  { id: 'categories', label: 'Categorieën', words: 'boom menu' },
  { id: 'orders', label: 'Bestellingen' },
  { id: 'new', label: 'Nieuwe bestelling' },
  { id: 'roads', label: 'Straßen' },
];
const found = (typed: string) => findEntries(entries, typed).map(({ id }) => id);

describe('the palette', () => {
  it('finds by the beginning of any word, without accents', () => {
    assert.deepEqual(found('categorieen'), ['categories']);
    assert.deepEqual(found('menu'), ['categories']);
    assert.deepEqual(found('strass'), ['roads']);
    assert.deepEqual(found('estel'), []);
  });

  it('puts what begins with the typed word first', () => {
    assert.deepEqual(found('bestel'), ['orders', 'new']);
    assert.deepEqual(found('bestel nieuw'), ['new']);
    assert.deepEqual(found(' '), ['categories', 'orders', 'new', 'roads']);
  });

  it('marks what was typed in the label as it is written', () => {
    const marked = (label: string, typed: string) =>
      markedParts(label, typed)
        .filter((part) => part.isMarked)
        .map(({ text }) => text);
    assert.deepEqual(marked('Midi-dirndl Liesl', 'lies'), ['Lies']);
    assert.deepEqual(marked('Straßen', 'strass'), ['Straß']);
    assert.deepEqual(marked('Nieuwe bestelling', 'best nie'), ['Nie', 'best']);
    assert.deepEqual(marked('Bestellingen', 'xyz'), []);
    assert.deepEqual(
      markedParts('Midi-dirndl Liesl', 'lies').map(({ text }) => text),
      ['Midi-dirndl ', 'Lies', 'l'],
    );
  });
});
