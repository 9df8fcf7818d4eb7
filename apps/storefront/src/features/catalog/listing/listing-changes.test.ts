import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countChosen, toggleFilter, withoutAttribute, withoutFilters, withPageSize, withPrice, withSort } from './listing-changes.ts';
import type { ListingState } from './listing-state.ts';

const state: ListingState = { filters: { kleur: ['groen'] }, price: { from: 10, to: 20 }, sort: 'newest', page: 4, pageSize: 24 };

test('any change of filter, price, order or size begins on page 1 (SPEC-4)', () => {
  for (const next of [
    toggleFilter(state, 'kleur', 'rood'),
    withPrice(state, { from: 5, to: 9 }),
    withPrice(state),
    withSort(state, 'price_up'),
    withPageSize(state, 36),
    withoutAttribute(state, 'kleur'),
    withoutFilters(state),
  ])
    assert.equal(next.page, 1);
});

test('a value chosen twice is off again, and an attribute without values is gone', () => {
  const both = toggleFilter(state, 'kleur', 'blauw');
  assert.deepEqual(both.filters, { kleur: ['blauw', 'groen'] });
  assert.deepEqual(toggleFilter(toggleFilter(both, 'kleur', 'groen'), 'kleur', 'blauw').filters, {});
});

test('the price counts as one filter; without filters the order stays', () => {
  assert.equal(countChosen(state), 2);
  assert.deepEqual(withoutFilters(state), { filters: {}, sort: 'newest', page: 1, pageSize: 24 });
});
