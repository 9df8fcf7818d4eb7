import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSkuOf } from './sku-query.ts';

describe('an item number typed into the search (UX-17)', () => {
  it('is a product’s in any case', () => assert.equal(isSkuOf('ma-dir-1009', 'MA-DIR-1009'), true));
  it('is a variant’s', () => assert.equal(isSkuOf('ma-dir-1009-groen-38', 'MA-DIR-1009'), true));
  it('is not that of a neighbour', () => assert.equal(isSkuOf('ma-dir-10091', 'MA-DIR-1009'), false));
  it('is none when a product has none', () => assert.equal(isSkuOf('', ''), false));
});
