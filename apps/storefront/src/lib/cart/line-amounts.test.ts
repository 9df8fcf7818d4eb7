import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CartLinePricesFragment } from '../../generated/graphql.ts';
import { lineAmounts } from './line-amounts.ts';

const reduced = (reference: number | null, base: CartLinePricesFragment['base_price'] = null): CartLinePricesFragment => ({
  price: { value: 50 },
  price_including_tax: { value: 60.5 },
  reference_price: reference === null ? null : { value: reference },
  base_price: base,
  row_total: { value: 100 },
  row_total_including_tax: { value: 121 },
});

test('only the reference price of a line may be struck (LAW-03)', () => {
  assert.deepEqual(lineAmounts(reduced(72.6), false), { unit: 60.5, reference: 72.6, base: undefined, row: 121 });
  assert.equal(lineAmounts(reduced(null), false).reference, undefined);
});

test('a reference price that is not higher makes no reduction (LAW-03)', () => {
  assert.equal(lineAmounts(reduced(60.5), false).reference, undefined);
});

test('a business compares prices without VAT with one without VAT (LAW-02, LAW-03)', () => {
  assert.deepEqual(lineAmounts(reduced(72.6), true), { unit: 50, reference: 60, base: undefined, row: 100 });
});

test('a line sold by measure says what a litre costs, to a business without VAT (LAW-02, LAW-04)', () => {
  assert.deepEqual(lineAmounts(reduced(null, { value: 121, unit: 'l' }), false).base, { value: 121, unit: 'l' });
  assert.deepEqual(lineAmounts(reduced(null, { value: 121, unit: 'l' }), true).base, { value: 100, unit: 'l' });
});
