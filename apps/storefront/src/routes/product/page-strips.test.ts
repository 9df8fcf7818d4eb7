import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ProductTileProductFragment } from '../../generated/graphql.ts';
import { pageStrips } from './page-strips.ts';

const tile = (sku: string): ProductTileProductFragment => ({ __typename: 'SimpleProduct', sku }) as ProductTileProductFragment;
const skus = (tiles: readonly ProductTileProductFragment[]) => tiles.map(({ sku }) => sku);

describe('the strips of a product page', () => {
  it('name every product once, and never the product itself or a piece of it', () => {
    const strips = pageStrips(
      {
        sku: 'look',
        related_products: [tile('blouse'), tile('look'), null, tile('shoes')],
        crosssell_products: [tile('shoes'), tile('dirndl'), tile('care')],
        upsell_products: [tile('set'), tile('blouse')],
      },
      ['dirndl'],
    );
    assert.deepEqual(skus(strips.matching), ['blouse', 'shoes', 'care']);
    assert.deepEqual(skus(strips.instead), ['set']);
    assert.deepEqual(strips.shown, ['look', 'dirndl', 'blouse', 'shoes', 'care', 'set']);
  });
});
