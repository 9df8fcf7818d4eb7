import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bundleChoices } from './bundle-choices.ts';

const choice = (label: string, price: number, stock_status = 'IN_STOCK') => ({
  uid: label,
  label,
  price,
  quantity: 1,
  product: { stock_status },
});

test('sizes of one piece are named once', () => {
  const groups = bundleChoices([
    choice('Toni, cognac, 46', 89.96),
    choice('Toni, cognac, 48', 89.96, 'OUT_OF_STOCK'),
    choice('Xaver, tabak, 46', 224.1),
  ]);
  assert.deepEqual(
    groups.map(({ name, sizes }) => [name, sizes]),
    [
      [
        'Toni, cognac',
        [
          { label: '46', isSoldOut: false },
          { label: '48', isSoldOut: true },
        ],
      ],
      ['Xaver, tabak, 46', []],
    ],
  );
});

test('a size at another price is another line', () => {
  assert.equal(bundleChoices([choice('Toni, 46', 89), choice('Toni, 60', 99)]).length, 2);
});

test('a piece without sizes keeps its name', () => {
  assert.equal(bundleChoices([choice('Suedespray 250 ml', 12)])[0]?.name, 'Suedespray 250 ml');
});
