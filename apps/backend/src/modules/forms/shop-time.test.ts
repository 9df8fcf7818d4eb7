import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatShopTime, shopTime } from './shop-time.ts';

test('a time has the offset of the shop in every second of a minute', () => {
  assert.equal(shopTime(new Date('2026-11-14T22:41:07Z')), '2026-11-14T23:41:07+01:00');
  assert.equal(shopTime(new Date('2026-11-14T22:41:59.999Z')), '2026-11-14T23:41:59+01:00');
  assert.equal(shopTime(new Date('2026-07-01T10:00:45Z')), '2026-07-01T12:00:45+02:00');
});

test('as text it names the zone of the season', () => {
  assert.equal(formatShopTime(new Date('2026-11-14T22:41:45Z'), 'nl'), '14-11-2026 23:41 CET');
  assert.equal(formatShopTime(new Date('2026-07-01T10:00:45Z'), 'de'), '01.07.2026 12:00 MESZ');
});
