import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inSentence } from './in-sentence.ts';

test('a name loses its capital in Dutch and English, but not in German', () => {
  assert.equal(inSentence('Dirndls', 'nl'), 'dirndls');
  assert.equal(inSentence('Lederhosen', 'en'), 'lederhosen');
  assert.equal(inSentence('Lederhosen', 'de'), 'Lederhosen');
});
