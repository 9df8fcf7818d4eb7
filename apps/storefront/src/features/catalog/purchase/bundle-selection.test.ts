import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  bundlePrice,
  bundleTotal,
  changeQuantity,
  chosenOptions,
  firstSelection,
  missingPart,
  modelsOf,
  toggleOption,
  type BundleOption,
  type BundlePart,
} from './bundle-selection.ts';

const option = (uid: string, cents: number, more: Partial<BundleOption> = {}): BundleOption => ({
  uid,
  sku: `sku-${uid}`,
  label: uid,
  model: uid,
  cents,
  aloneCents: cents + 100,
  quantity: 1,
  canChangeQuantity: false,
  isSaleable: true,
  ...more,
});
const trousers: BundlePart = {
  uid: 'trousers',
  title: 'Lederhose',
  isRequired: true,
  isSingle: true,
  control: 'select',
  options: [
    option('46', 8996, { model: 'Toni', size: '46', isSaleable: false }),
    option('48', 8996, { model: 'Toni', size: '48' }),
    option('50', 22_410, { model: 'Xaver', size: '50' }),
  ],
};
const band: BundlePart = {
  uid: 'band',
  title: 'Kropfband',
  isRequired: true,
  isSingle: true,
  control: 'radio',
  options: [option('black', 1500, { isSaleable: false }), option('red', 1500)],
};
const care: BundlePart = {
  uid: 'care',
  title: 'Verzorging',
  isRequired: false,
  isSingle: false,
  control: 'checkbox',
  options: [option('spray', 1295, { canChangeQuantity: true }), option('brush', 995, { quantity: 2 })],
};
const parts = [trousers, care];
const withTrousers = toggleOption(firstSelection(parts), trousers, '48');

describe('the choices of a set', () => {
  it('start with the cheapest option that can be bought, as the card says', () => {
    const pins: BundlePart = { ...band, uid: 'pins', options: [option('stag', 995), option('rose', 495), option('oak', 495)] };
    assert.deepEqual(firstSelection([pins]).chosen, { pins: ['rose'] });
  });

  it('start with the first option that can be bought (SPEC-4), but never with a size (UX-22) or an extra (LAW-06)', () => {
    assert.deepEqual(firstSelection([trousers, band, care]).chosen, { trousers: [], band: ['red'], care: [] });
  });

  it('are named in full, sizes below what they are sizes of', () => {
    assert.deepEqual(
      modelsOf(trousers).map(([model, options]) => [model, options.map(({ size }) => size)]),
      [
        ['Toni', ['46', '48']],
        ['Xaver', ['50']],
      ],
    );
  });

  it('cost at least what the cheapest missing piece costs, and say "from" while pieces differ', () => {
    const { cents, from, isOpen } = bundlePrice(parts, firstSelection(parts));
    assert.deepEqual([cents, from, isOpen], [8996, true, true]);
    const chosen = bundlePrice(parts, withTrousers);
    assert.deepEqual([chosen.cents, chosen.from, chosen.isOpen], [8996, false, false]);
  });

  it('add up to the cent: price in the set times pieces', () => {
    let selection = changeQuantity(toggleOption(withTrousers, care, 'spray'), 'spray', 3);
    assert.deepEqual(bundleTotal(chosenOptions(parts, selection)), { cents: 8996 + 3 * 1295, aloneCents: 9096 + 3 * 1395 });
    selection = toggleOption(selection, care, 'brush');
    assert.equal(bundleTotal(chosenOptions(parts, selection)).cents, 8996 + 3 * 1295 + 2 * 995);
  });

  it('replace each other in a single part, and come and go in the others', () => {
    const selection = toggleOption(toggleOption(firstSelection(parts), trousers, '50'), care, 'spray');
    assert.deepEqual(selection.chosen, { trousers: ['50'], care: ['spray'] });
    assert.deepEqual(toggleOption(selection, care, 'spray').chosen['care'], []);
  });

  it('do not let a fixed quantity be changed', () => {
    const selection = changeQuantity(toggleOption(firstSelection(parts), care, 'brush'), 'brush', 9);
    assert.equal(chosenOptions(parts, selection).at(-1)?.pieces, 2);
  });

  it('name the part that is missing or sold out', () => {
    assert.equal(missingPart(parts, withTrousers), undefined);
    assert.equal(missingPart(parts, firstSelection(parts))?.uid, 'trousers');
    assert.equal(missingPart(parts, toggleOption(firstSelection(parts), trousers, '46'))?.uid, 'trousers');
  });
});
