import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { CatalogueView } from '#modules/catalog/index.ts';
import type { CartLine } from './cart.ts';
import { planPieces } from './plan-pieces.ts';

const view = {
  stock: () => ({
    sources: [
      { code: 'SIT', kind: 'branch' },
      { code: 'WEB', kind: 'web' },
      { code: 'ROE', kind: 'branch' },
    ],
  }),
  sourceBySku: (sku: string) => ({ record: { isMadeToOrder: sku === 'MADE' } }),
} as unknown as CatalogueView;
const line = (sku: string, quantity: number): CartLine => ({ id: 1, sku, quantity, seenCents: 1, addedAt: '' });
const levels = new Map([['A', { WEB: 2, SIT: 1, ROE: 4 }]]);

it('delivery takes the web stock first and lets the branches send the rest', () => {
  assert.deepEqual(planPieces([line('A', 2)], levels, view), { pieces: [{ sku: 'A', source: 'WEB', quantity: 2 }] });
  assert.deepEqual(planPieces([line('A', 4)], levels, view), {
    pieces: [
      { sku: 'A', source: 'WEB', quantity: 2 },
      { sku: 'A', source: 'SIT', quantity: 1 },
      { sku: 'A', source: 'ROE', quantity: 1 },
    ],
  });
  assert.deepEqual(planPieces([line('A', 8)], levels, view), { missing: 'A' });
});

it('pickup takes from its branch alone', () => {
  assert.deepEqual(planPieces([line('A', 4)], levels, view, 'ROE'), { pieces: [{ sku: 'A', source: 'ROE', quantity: 4 }] });
  assert.deepEqual(planPieces([line('A', 2)], levels, view, 'SIT'), { missing: 'A' });
});

it('a variant on its own and inside a bundle are the same pieces (R005)', () => {
  const bundle: CartLine = { ...line('SET', 2), parts: [{ optionId: 1, selectionId: 1, sku: 'A', quantity: 3 }] };
  assert.deepEqual(planPieces([line('A', 2), bundle], levels, view), { missing: 'A' });
});

it('what is made to order holds nothing that is not there', () => {
  assert.deepEqual(planPieces([line('MADE', 3)], levels, view), { pieces: [] });
});
