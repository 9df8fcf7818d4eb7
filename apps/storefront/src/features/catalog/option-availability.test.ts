import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deliverableValues, valuesPerBranch } from './option-availability.ts';

const variant = (colour: string, size: string, stock: 'IN_STOCK' | 'OUT_OF_STOCK', branches: Readonly<Record<string, boolean>> = {}) => ({
  attributes: [
    { code: 'kleur', uid: colour },
    { code: 'maat', uid: size },
  ],
  product: {
    stock_status: stock,
    store_availability: Object.entries(branches).map(([store_name, has_stock]) => ({ store_name, has_stock })),
  },
});
const sizes = {
  attribute_code: 'maat',
  values: [
    { uid: '36', label: '36' },
    { uid: '38', label: '38' },
  ],
};

test('a value is deliverable when one of its variants is', () => {
  const values = deliverableValues([
    variant('rood', '36', 'OUT_OF_STOCK'),
    variant('groen', '36', 'IN_STOCK'),
    variant('rood', '38', 'OUT_OF_STOCK'),
  ]);
  assert.deepEqual([...values].sort(), ['36', 'groen']);
});

test('a product without variants has nothing to deliver', () => {
  assert.equal(deliverableValues(null).size, 0);
});

test('a branch lists the sizes that hang there, and an empty list when none do', () => {
  const branches = valuesPerBranch(sizes, [
    variant('rood', '38', 'OUT_OF_STOCK', { Sittard: true, Aachen: false }),
    variant('groen', '36', 'IN_STOCK', { Sittard: true, Aachen: false }),
  ]);
  assert.deepEqual(
    branches.get('Sittard')?.map((value) => value.label),
    ['36', '38'],
  );
  assert.deepEqual(branches.get('Aachen'), []);
});
