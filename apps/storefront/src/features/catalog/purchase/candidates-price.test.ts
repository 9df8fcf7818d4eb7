import assert from 'node:assert/strict';
import { test } from 'node:test';
import { candidatesPrice } from './candidates-price.ts';

const candidate = (amount: number, reference?: number, isSaleable = true) => ({
  isSaleable,
  price: { amount, from: false, ...(reference === undefined ? {} : { reference: { amount: reference, percentOff: 10 } }) },
});

test('one price for all is no "from" price', () => {
  assert.deepEqual(candidatesPrice([candidate(219), candidate(219)]), { amount: 219, from: false });
});

test('large sizes that cost more make it a "from" price', () => {
  assert.deepEqual(candidatesPrice([candidate(239), candidate(219)]), { amount: 219, from: true });
});

test('a struck price needs all variants to be reduced, and is that of the lowest price (LAW-03)', () => {
  assert.deepEqual(candidatesPrice([candidate(90, 100), candidate(100)]), { amount: 90, from: true });
  assert.equal(candidatesPrice([candidate(99, 110), candidate(90, 100)])?.reference?.amount, 100);
  assert.deepEqual(candidatesPrice([candidate(90, 100), candidate(90, 100)])?.reference, { amount: 100, percentOff: 10 });
});

test('what is sold out does not make the price lower', () => {
  assert.equal(candidatesPrice([candidate(90, undefined, false), candidate(100)])?.amount, 100);
  assert.equal(candidatesPrice([candidate(90, undefined, false)])?.amount, 90);
  assert.equal(candidatesPrice([]), undefined);
});
