import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAvailableSort, ownSort, sortInput, sortOptions } from './listing-sort.ts';

test('the ten sort keys of the spec map to sort inputs of the backend (SPEC-9)', () => {
  assert.deepEqual(Object.keys(sortOptions).sort(), [
    'bestsold',
    'default',
    'name_down',
    'name_up',
    'newest',
    'oldest',
    'position_down',
    'position_up',
    'price_down',
    'price_up',
  ]);
  assert.deepEqual(sortOptions.bestsold, { num_sales: 'DESC' });
  assert.deepEqual(sortOptions.oldest, { created_at: 'ASC' });
});

test('a category says what it can be sorted by; the default order always exists', () => {
  assert.equal(isAvailableSort('price_up', ['name', 'price']), true);
  assert.equal(isAvailableSort('newest', ['name', 'price']), false);
  assert.equal(isAvailableSort('default', ['name']), true);
  assert.equal(isAvailableSort('newest', []), true);
  assert.equal(isAvailableSort('newest', undefined), true);
});

test('the default order is the category’s own (`default_sort_by`)', () => {
  assert.deepEqual(sortInput('default', ownSort('price')), { price: 'ASC' });
  assert.deepEqual(sortInput('default', ownSort('created_at')), { created_at: 'DESC' });
  assert.equal(sortInput('default', ownSort('position')), undefined);
  assert.deepEqual(sortInput('name_down', ownSort('price')), { name: 'DESC' });
});
