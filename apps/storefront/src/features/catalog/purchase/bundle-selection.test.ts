import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  bundleTotal,
  changeQuantity,
  chosenOptions,
  firstSelection,
  missingPart,
  toggleOption,
  type BundleOption,
  type BundlePart,
} from './bundle-selection.ts';

const option = (uid: string, cents: number, more: Partial<BundleOption> = {}): BundleOption => ({
  uid,
  label: uid,
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
  options: [option('46', 8996, { isSaleable: false }), option('48', 8996), option('50', 22_410)],
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

describe('the choices of a set', () => {
  it('start with the first option of every required part that can be bought (SPEC-4), and without extras (LAW-06)', () => {
    assert.deepEqual(firstSelection(parts).chosen, { trousers: ['48'], care: [] });
  });

  it('add up to the cent: price in the set times pieces', () => {
    let selection = changeQuantity(toggleOption(firstSelection(parts), care, 'spray'), 'spray', 3);
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
    assert.equal(missingPart(parts, firstSelection(parts)), undefined);
    assert.equal(missingPart(parts, toggleOption(firstSelection(parts), trousers, ''))?.uid, 'trousers');
    assert.equal(missingPart(parts, toggleOption(firstSelection(parts), trousers, '46'))?.uid, 'trousers');
  });
});
