import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lookPieces, piecesTelling, type DetailedProduct, type Piece } from './product-pieces.ts';

const cotton = [{ part: 'Stof', text: '100% katoen' }];
const maker = { name: 'Alm', street: 'Almweg 1', postcode: '6131', city: 'Sittard', country: 'NL', email: 'alm@example.org' };
const safety = { maker, eu_responsible: null, warnings: null, animal_parts: null };
const plain: Piece = { sku: 'set', name: 'Set', materials: [], care: [], safety: null };
const details = { description: null, information_attributes: [], downloads: [] };

const shirt: Piece = { ...plain, sku: 'shirt', name: 'Hemd', materials: cotton, care: [{ code: 'hand', text: 'Handwas' }], safety };
const pin: Piece = { ...plain, sku: 'pin', name: 'Speld', safety };
const setOf = (own: Partial<Piece>): DetailedProduct => ({
  ...plain,
  ...own,
  ...details,
  __typename: 'BundleProduct',
  part_products: [shirt, pin],
});
const named = (...asked: Parameters<typeof piecesTelling>) => piecesTelling(...asked).map(({ piece, name }) => [piece.sku, name]);

describe('the details of a product', () => {
  it('name each piece of a set that has something to say, and no other (LAW-14, LAW-15)', () => {
    assert.deepEqual(named(setOf({}), 'materials'), [['shirt', 'Hemd']]);
    assert.deepEqual(named(setOf({}), 'care'), [['shirt', 'Hemd']]);
    assert.deepEqual(named(setOf({}), 'safety'), [
      ['shirt', 'Hemd'],
      ['pin', 'Speld'],
    ]);
  });

  it('name each piece of a look likewise', () => {
    const pieces = lookPieces({ items: [{ product: shirt }, null, { product: pin }] });
    assert.deepEqual(named({ ...plain, ...details, __typename: 'GroupedProduct', pieces }, 'materials'), [['shirt', 'Hemd']]);
  });

  it('begin with what a set says of itself, under no name', () => {
    assert.deepEqual(named(setOf({ safety }), 'safety'), [
      ['set', undefined],
      ['shirt', 'Hemd'],
      ['pin', 'Speld'],
    ]);
  });

  it('of a single product are its own', () => {
    const single: DetailedProduct = { ...shirt, ...details, __typename: 'SimpleProduct' };
    assert.deepEqual(named(single, 'materials'), [['shirt', undefined]]);
    assert.deepEqual(named({ ...single, materials: [] }, 'materials'), []);
  });
});
