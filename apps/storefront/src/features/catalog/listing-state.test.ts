import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listingHref, readListingState, sortOptions } from './listing-state.ts';

const read = (query: string): ReturnType<typeof readListingState> => readListingState(new URLSearchParams(query));

test('without parameters a listing shows 12 on page 1 in the order of the shop (spec 9)', () => {
  assert.deepEqual(read(''), { sort: 'default', page: 1, pageSize: 12 });
});

test('a page size that is not a number becomes 12 (spec 5)', () => {
  for (const value of ['abc', '', '-4', '0', '1e3', '12.5', '999999999']) assert.equal(read(`page-size=${value}`).pageSize, 12, value);
  assert.equal(read('page-size=24').pageSize, 24);
});

test('a page that is not a number is ignored (spec 5)', () => {
  for (const value of ['x', '-1', '0', '2a', '']) assert.equal(read(`page=${value}`).page, 1, value);
  assert.equal(read('page=3').page, 3);
});

test('a sort that is not configured is ignored (spec 5)', () => {
  for (const value of ['cheapest', 'constructor', '__proto__']) assert.equal(read(`sort=${value}`).sort, 'default', value);
  assert.equal(read('sort=price_up').sort, 'price_up');
});

test('the sort keys of the spec map to sort inputs of the backend', () => {
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

test('defaults are left out of an address', () => {
  assert.equal(listingHref('/dames', { sort: 'default', page: 1, pageSize: 12 }), '/dames');
  assert.equal(listingHref('/dames', { sort: 'newest', page: 2, pageSize: 24 }), '/dames?sort=newest&page-size=24&page=2');
});
