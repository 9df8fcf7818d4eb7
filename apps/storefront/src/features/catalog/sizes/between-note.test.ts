import assert from 'node:assert/strict';
import { test } from 'node:test';
import { de } from '../messages/later/de.ts';
import { en } from '../messages/later/en.ts';
import { nl } from '../messages/later/nl.ts';
import { betweenNote } from './between-note.ts';

test('the note between two sizes speaks of the garment at hand', () => {
  assert.deepEqual([betweenNote('maat_dirndl'), betweenNote('maat_lederhose')], ['betweenDirndl', 'betweenSmaller']);
  for (const axis of ['maat_hemd', 'maat_kind', 'maat_schoen', undefined])
    for (const messages of [nl, de, en]) assert.doesNotMatch(messages[betweenNote(axis)], /dirndl|leer|leder|leather/i, axis);
});
