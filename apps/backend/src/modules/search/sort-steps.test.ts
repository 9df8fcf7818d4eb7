import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SortStep } from './sort-steps.ts';
import { sortSteps } from './sort-steps.ts';

const list = { hasSearch: false, isOneCategory: false };
const step = (key: SortStep['key'], direction: SortStep['direction']): SortStep => ({ key, direction });
describe('the usual order', () => {
  it('is relevance with a search text, position in one category, else the newest first, as the shop tells (LAW-17)', () => {
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
});
