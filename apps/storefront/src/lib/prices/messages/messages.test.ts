import assert from 'node:assert/strict';
import { test } from 'node:test';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

test('the reference price is named as the law wants it, in lists and in the cart (LAW-03)', () => {
  assert.deepEqual(
    [nl, de, en].map(({ lowestPrice }) => lowestPrice),
    [
      'Laagste prijs afgelopen 30 dagen: {price}',
      'Niedrigster Preis der letzten 30 Tage: {price}',
      'Lowest price in the last 30 days: {price}',
    ],
  );
});
