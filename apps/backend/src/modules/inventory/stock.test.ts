import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createStock } from './stock.ts';

const stock = createStock(
  [
    { code: 'WEB', kind: 'web' },
    { code: 'SIT', kind: 'branch' },
    { code: 'ROE', kind: 'branch' },
  ],
  new Map([['A', { WEB: 4, SIT: 1, ROE: 2 }]]),
);

it('delivery takes from the web stock, the branches count apart', () => {
  assert.equal(stock.web('A'), 4);
  assert.equal(stock.branches('A'), 3);
  assert.equal(stock.quantity('A', 'ROE'), 2);
});

it('an unknown sku has no pieces anywhere', () => {
  assert.equal(stock.web('B'), 0);
  assert.equal(stock.branches('B'), 0);
  assert.equal(stock.quantity('B', 'SIT'), 0);
});
