import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SortStep, Sortable } from './sort-products.ts';
import { sortProducts, sortSteps } from './sort-products.ts';
import { relevanceOf } from './word-search.ts';

const list = { hasSearch: false, isOneCategory: false };
const step = (key: SortStep['key'], direction: SortStep['direction']): SortStep => ({ key, direction });
const product = (id: number, given: Partial<Sortable> = {}): Sortable => ({
  id,
  relevance: 0,
  position: 0,
  name: '',
  price: 0,
  createdAt: 0,
  sales: 0,
  ...given,
});
const sorted = (products: readonly Sortable[], steps: readonly SortStep[]): number[] =>
  sortProducts(products, steps, 'nl-NL').map(({ id }) => id);

describe('the usual order', () => {
  it('is relevance with a search text, position in one category, else the newest first', () => {
    assert.deepEqual(sortSteps(null, { hasSearch: true, isOneCategory: true }), [step('relevance', 'DESC'), step('id', 'DESC')]);
    assert.deepEqual(sortSteps({}, { ...list, isOneCategory: true }), [step('position', 'ASC'), step('id', 'DESC')]);
    assert.deepEqual(sortSteps(undefined, list), [step('id', 'DESC')]);
  });
});

describe('an order asked for', () => {
  it('breaks ties by id in the direction of its last key, and newest first after position', () => {
    assert.deepEqual(sortSteps({ price: 'ASC' }, list), [step('price', 'ASC'), step('id', 'ASC')]);
    assert.deepEqual(sortSteps({ price: 'DESC', name: null }, list), [step('price', 'DESC'), step('id', 'DESC')]);
    assert.deepEqual(sortSteps({ position: 'ASC' }, list), [step('position', 'ASC'), step('id', 'DESC')]);
  });

  it('sorts numbers by value and keeps ties together', () => {
    const products = [product(1, { price: 500 }), product(2, { price: 100 }), product(3, { price: 500 })];
    assert.deepEqual(sorted(products, sortSteps({ price: 'ASC' }, list)), [2, 1, 3]);
    assert.deepEqual(sorted(products, sortSteps({ price: 'DESC' }, list)), [3, 1, 2]);
  });

  it('sorts names as people do', () => {
    const products = ['Zwart', 'Änne', 'afra', 'Dirndl 10', 'Dirndl 9'].map((name, index) => product(index + 1, { name }));
    assert.deepEqual(sorted(products, sortSteps({ name: 'ASC' }, list)), [3, 2, 5, 4, 1]);
  });

  it('knows date added and pieces sold', () => {
    const products = [product(1, { createdAt: 1, sales: 9 }), product(2, { createdAt: 2, sales: 3 })];
    assert.deepEqual(sorted(products, sortSteps({ created_at: 'DESC' }, list)), [2, 1]);
    assert.deepEqual(sorted(products, sortSteps({ num_sales: 'DESC' }, list)), [1, 2]);
  });
});

describe('searching by words', () => {
  const dirndl = { name: 'Midi-dirndl Zenzi', sku: 'MA-DIR-1001' };
  it('needs two characters and every word', () => {
    assert.equal(relevanceOf(dirndl, 'd'), 0);
    assert.equal(relevanceOf(dirndl, '  '), 0);
    assert.ok(relevanceOf(dirndl, 'di') > 0);
    assert.equal(relevanceOf(dirndl, 'dirndl rood'), 0);
  });

  it('puts the own sku before whole words before parts of words', () => {
    const scores = ['ma-dir-1001', 'dirndl', 'dirn', 'enzi'].map((text) => relevanceOf(dirndl, text));
    assert.deepEqual(
      scores,
      [...scores].sort((a, b) => b - a),
    );
    assert.equal(new Set(scores).size, 4);
  });
});
