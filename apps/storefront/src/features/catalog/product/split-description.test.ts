import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitDescription } from './split-description.ts';

test('a short text stays whole', () => {
  assert.deepEqual(splitDescription(' Dirndls in elke lengte. '), { lead: 'Dirndls in elke lengte.', rest: '' });
});

test('a long text is divided after a sentence', () => {
  const sentence = 'Een zin van ongeveer vijftig tekens over een dirndl.';
  const { lead, rest } = splitDescription(Array.from({ length: 6 }, () => sentence).join(' '));
  assert.equal(lead, `${sentence} ${sentence} ${sentence}`);
  assert.equal(rest, `${sentence} ${sentence} ${sentence}`);
});

test('HTML is divided after its first block', () => {
  assert.deepEqual(splitDescription('<p>Eerst.</p> <p>Dan.</p>'), { lead: '<p>Eerst.</p>', rest: '<p>Dan.</p>' });
});

test('a text without sentences is not cut', () => {
  const text = 'x'.repeat(400);
  assert.deepEqual(splitDescription(text), { lead: text, rest: '' });
});
