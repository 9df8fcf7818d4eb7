import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { leftOut } from './left-out.ts';

const lines = [
  { product_sku: 'MA-1-GR-38', product_name: 'Dirndl Liesl' },
  { product_sku: 'MA-2', product_name: 'Hoedspeld Leni' },
];
const notAdded = (sku: string, why: string): string => `Could not add the product with SKU ${sku} to the shopping cart: ${why}`;

describe('a line that does not come back', () => {
  it('is called by its name, with the reason', () => {
    const cases = [
      ['INSUFFICIENT_STOCK', notAdded('MA-1-GR-38', 'The requested qty is not available'), 'Dirndl Liesl', 'leftFewer'],
      ['INSUFFICIENT_STOCK', notAdded('MA-2', 'This product is out of stock.'), 'Hoedspeld Leni', 'leftSoldOut'],
      ['NOT_SALABLE', notAdded('MA-1-GR-38', 'The required options you selected are not available'), 'Dirndl Liesl', 'leftGone'],
      ['PRODUCT_NOT_FOUND', 'Could not find a product with SKU "MA-2"', 'Hoedspeld Leni', 'leftGone'],
    ] as const;
    for (const [code, message, name, why] of cases) assert.deepEqual(leftOut({ code, message }, lines), { name, why });
  });

  it('is called by its number when the order has no name for it', () => {
    assert.equal(leftOut({ code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "MA-9"' }, lines).name, 'MA-9');
  });
});
