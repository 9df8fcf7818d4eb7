import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CartLineItemFragment } from '../../../generated/graphql.ts';
import { aLine } from '../testing/fake-shop.ts';
import { amountsOf } from './line-facts.ts';

const reduced = (reference: number | null): CartLineItemFragment => {
  const line = aLine('a', 2, 60.5);
  return {
    ...line,
    prices: line.prices && {
      ...line.prices,
      price: { value: 50 },
      row_total: { value: 100 },
      reference_price: reference === null ? null : { value: reference },
    },
  };
};

test('only the reference price of a line may be struck (LAW-03)', () => {
  assert.deepEqual(amountsOf(reduced(72.6), false), { unit: 60.5, reference: 72.6, row: 121 });
  assert.equal(amountsOf(reduced(null), false).reference, undefined);
});

test('a reference price that is not higher makes no reduction (LAW-03)', () => {
  assert.equal(amountsOf(reduced(60.5), false).reference, undefined);
});

test('a business compares prices without VAT with one without VAT (LAW-02, LAW-03)', () => {
  assert.deepEqual(amountsOf(reduced(72.6), true), { unit: 50, reference: 60, row: 100 });
});
