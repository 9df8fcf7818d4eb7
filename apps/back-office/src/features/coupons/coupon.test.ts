import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCart } from './coupon.ts';

describe('a cart that a coupon is tried on', () => {
  it('is typed or pasted, an article a line with how many of it', () => {
    assert.deepEqual(readCart('MA-1\n MA-2 3\r\nMA-3\tx2, 4x MA-4; 5 MA-5\n\n'), [
      { sku: 'MA-1', quantity: 1 },
      { sku: 'MA-2', quantity: 3 },
      { sku: 'MA-3', quantity: 2 },
      { sku: 'MA-4', quantity: 4 },
      { sku: 'MA-5', quantity: 5 },
    ]);
    assert.deepEqual(readCart('  '), []);
  });
});
