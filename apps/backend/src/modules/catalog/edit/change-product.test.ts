import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aProduct } from '#testing/a-catalogue.ts';
import { checkComplete } from './change-product.ts';

const facts = { views: { own: ['nl', 'de'], default: 'nl' }, unpriced: [] };
const base = aProduct({
  id: 1,
  type: 'virtual',
  texts: { nl: { name: 'Bon', urlKey: 'bon' }, de: { name: 'Gutschein', urlKey: 'gutschein' } },
  pictures: [{ id: 1, position: 1, hash: 'a', label: {}, isDisabled: false }],
});
const inShop = { ...base, isEnabled: true, isVisible: true };
const nowhere = { ...inShop, texts: { nl: { name: 'Bon' }, de: { name: 'Gutschein', urlKey: 'gutschein' } } };

const check = (before: typeof inShop, after: typeof inShop) => () => checkComplete(before, after, [], facts);
const refused = { category: 'input', message: /address/ };

describe('the address of a product in the shop', () => {
  it('is not taken away in the view that others take theirs from', () => {
    assert.throws(check(inShop, nowhere), refused);
    assert.doesNotThrow(check(inShop, { ...inShop, texts: { nl: { name: 'Bon', urlKey: 'bon' }, de: { name: 'Gutschein' } } }));
  });

  it('has to be there before it is found by itself', () => {
    assert.throws(check({ ...nowhere, isEnabled: false }, nowhere), refused);
    assert.throws(check({ ...nowhere, isVisible: false }, nowhere), refused);
    assert.doesNotThrow(check({ ...inShop, isVisible: false }, { ...nowhere, isVisible: false }));
  });

  it('may lack where it lacked before: whoever changes something else is not held up', () => {
    assert.doesNotThrow(check(nowhere, nowhere));
  });
});
