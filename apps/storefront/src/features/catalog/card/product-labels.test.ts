import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelBlazes } from './product-labels.ts';

const percent = (value: number): string => `−${value} %`;

test('a sale label without a reference price is not shown (LAW-03)', () => {
  assert.deepEqual(labelBlazes([{ code: 'sale', text: 'Sale' }], { amount: 100, from: false }, percent), []);
});

test('a reduction is announced by its percentage, before the other labels', () => {
  const price = { amount: 70, from: false, reference: { amount: 100, percentOff: 30 } };
  assert.deepEqual(
    labelBlazes(
      [
        { code: 'new', text: 'Nieuw' },
        { code: 'sale', text: 'Sale' },
        { code: 'last_sizes', text: 'Laatste maten' },
      ],
      price,
      percent,
    ),
    [
      { kind: 'sale', text: '−30 %' },
      { kind: 'new', text: 'Nieuw' },
      { kind: 'plain', text: 'Laatste maten' },
    ],
  );
});

test('a card wears only as many labels as it has room for', () => {
  const labels = ['new', 'bestseller', 'x', 'y'].map((code) => ({ code, text: code }));
  assert.equal(labelBlazes(labels, { amount: 1, from: false }, percent, 2).length, 2);
});
