import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GroupItem } from './grouped-model.ts';
import { askFor, isReady, offeredPieces, piecesPrice } from './look-pieces.ts';
import type { ProductMatrix, VariantFacts } from './product-matrix.ts';

const matrix = (code: string): ProductMatrix =>
  ({ sizes: [1], axes: [{ code, label: code, values: [] }], variants: [], galleries: [], deliveries: [], branches: [] }) as const;
const item = (sku: string, low: number, high: number, more: Partial<GroupItem> = {}): GroupItem =>
  ({
    sku,
    name: sku,
    quantity: 1,
    isSaleable: true,
    stock: undefined,
    product: { price_range: { minimum_price: { final_price: { value: low } }, maximum_price: { final_price: { value: high } } } },
    ...more,
  }) as GroupItem;
const variant = (amount: number, isSaleable = true): VariantFacts =>
  ({ price: { amount, from: false }, isSaleable, sku: 'v' }) as unknown as VariantFacts;

const dirndl = item('dirndl', 99.95, 109.95, { matrix: matrix('maat_dirndl') });
const bag = item('bag', 55.95, 55.95, { matrix: matrix('kleur') });
const pin = item('pin', 9.95, 9.95);
const soldOut = item('hat', 40, 40, { isSaleable: false });

describe('the pieces of a look', () => {
  it('add up from the start: nothing ever costs nothing', () => {
    assert.deepEqual(piecesPrice([dirndl, bag, pin], {}), { amount: 165.85, from: true });
    assert.deepEqual(piecesPrice([dirndl, bag, pin], { dirndl: variant(109.95) }), { amount: 175.85, from: false });
  });

  it('that are sold out are left out', () => {
    assert.deepEqual(offeredPieces([pin, soldOut]), [pin]);
  });

  it('ask for a size only where there are sizes', () => {
    assert.deepEqual(
      [askFor(dirndl, {}), askFor(bag, {}), askFor(dirndl, { dirndl: variant(1, false) })],
      ['chooseForPiece', 'chooseVersionFor', 'chooseOtherFor'],
    );
    assert.deepEqual([isReady(pin, {}), isReady(bag, {}), isReady(bag, { bag: variant(1) })], [true, false, true]);
  });
});
