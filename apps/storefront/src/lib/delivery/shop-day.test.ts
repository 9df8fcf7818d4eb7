import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shopDay } from './shop-day.ts';

test('a day follows the calendar of the branches, not of the server', () =>
  assert.equal(shopDay(new Date('2026-11-14T23:30:00Z')), '2026-11-15'));
