import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CartLineItemFragment } from '../../../generated/graphql.ts';
import { lastOption, otherVariants } from './line-variants.ts';
import { aLine } from '../testing/fake-shop.ts';

const option = (uid: string, option_label: string, value_label: string) => ({
  configurable_product_option_value_uid: uid,
  option_label,
  value_label,
});
const line = {
  ...aLine('a'),
  __typename: 'ConfigurableCartItem',
  configurable_options: [option('red', 'Kleur', 'rood'), option('38', 'Maat', '38')],
  configured_variant: { ...aLine('a').product, sku: 'D-red-38' },
} as CartLineItemFragment;
const variant = (colour: string, size: string, stock_status: 'IN_STOCK' | 'OUT_OF_STOCK' = 'IN_STOCK') => ({
  attributes: [{ uid: colour }, { uid: size }],
  product: { sku: `D-${colour}-${size}`, stock_status },
});
const product = {
  __typename: 'ConfigurableProduct' as const,
  configurable_options: [
    { label: 'Kleur', values: [{ uid: 'red', label: 'rood' }] },
    { label: 'Maat', values: ['36', '38', '40'].map((uid) => ({ uid, label: uid })) },
  ],
  variants: [variant('blue', '36'), variant('red', '36', 'OUT_OF_STOCK'), variant('red', '38')],
};

describe('changing the size of a line', () => {
  it('changes the last option', () => assert.deepEqual(lastOption(line), { label: 'Maat', value: '38' }));

  it('offers the sizes of the same colour, those without stock as such, and none that does not exist', () => {
    assert.deepEqual(otherVariants(line, product), [
      { sku: 'D-red-36', label: '36', isSaleable: false },
      { sku: 'D-red-38', label: '38', isSaleable: true },
    ]);
  });

  it('is not for products without options', () => {
    assert.equal(lastOption(aLine('a')), undefined);
    assert.deepEqual(otherVariants(aLine('a'), undefined), []);
  });
});
