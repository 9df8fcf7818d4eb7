import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOfToday } from './is-of-today.ts';

test('an order is of today on the day of the shop, whatever day it is elsewhere', () => {
  const placed = '2026-11-19 23:40:00';
  assert.equal(isOfToday(placed, new Date('2026-11-19T22:41:00Z')), true);
  assert.equal(isOfToday(placed, new Date('2026-11-19T23:01:00Z')), false);
  assert.equal(isOfToday(placed, new Date('2026-12-19T12:00:00Z')), false);
});
