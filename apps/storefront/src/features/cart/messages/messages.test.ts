import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

describe('the words of the cart', () => {
  it('lead on without the words of the last button (LAW-07)', () =>
    assert.deepEqual([nl.checkout, de.checkout, en.checkout], ['Verder naar bestellen', 'Zur Kasse', 'Go to checkout']));
});
