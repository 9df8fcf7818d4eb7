import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setShopClock, shopNow } from './shop-clock.ts';

after(() => setShopClock(new Date().toUTCString()));

const hour = 3_600_000;

test('promises count by the clock of the shop when that of the device is wrong (UX-27)', () => {
  setShopClock(new Date(Date.now() - 3 * hour).toUTCString());
  assert.ok(Math.abs(shopNow().getTime() - (Date.now() - 3 * hour)) < 5_000);
});

test('the seconds an answer is under way make no other time', () => {
  setShopClock(new Date(Date.now() - 3_000).toUTCString());
  assert.ok(Math.abs(shopNow().getTime() - Date.now()) < 1_000);
});

test('an answer without a date leaves the clock alone', () => {
  setShopClock(null);
  setShopClock('soon');
  assert.ok(Math.abs(shopNow().getTime() - Date.now()) < 1_000);
});
