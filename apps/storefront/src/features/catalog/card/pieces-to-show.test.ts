import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { piecesToShow } from './pieces-to-show.ts';

const piece = (sku: string, stock_status = 'IN_STOCK') => ({ sku, stock_status });
const skus = (pieces: readonly { sku: string }[]) => pieces.map(({ sku }) => sku);

describe('matching pieces', () => {
  it('are three at most, each once', () => {
    assert.deepEqual(
      skus(
        piecesToShow(
          ['a', 'b', 'a', 'c', 'd'].map((sku) => piece(sku)),
          [],
        ),
      ),
      ['a', 'b', 'c'],
    );
  });

  it('are never sold out, and never what lies in the cart', () => {
    assert.deepEqual(skus(piecesToShow([piece('a', 'OUT_OF_STOCK'), piece('b'), piece('c')], ['b'])), ['c']);
  });
});
