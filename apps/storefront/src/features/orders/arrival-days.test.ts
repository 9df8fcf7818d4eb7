import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrivalDays } from './arrival-days.ts';

const dates = { from: '2026-11-20', to: '2026-11-23' };
const parcel = { delivery_dates: dates, pickup_location_code: null, status_code: 'processing', items: [], order_returns: [] };

test('an order is promised for its days until they are over', () => {
  assert.equal(arrivalDays(parcel, '2026-11-23'), dates);
  assert.equal(arrivalDays(parcel, '2026-11-24'), undefined);
  assert.equal(arrivalDays({ ...parcel, pickup_location_code: 'SIT' }, '2026-11-24'), dates);
});

test('what was withdrawn from is not promised any more', () => {
  const items = [{ id: 'A', quantity_ordered: 1, quantity_canceled: 0, quantity_shipped: 0 }];
  const order_returns = [{ state: 'ANNOUNCED' as const, items: [{ item_id: 'A', quantity: 1, left: 0 }] }];
  assert.equal(arrivalDays({ ...parcel, items, order_returns }, '2026-11-20'), undefined);
});

test('what has come, was canceled or has no days is not promised', () => {
  for (const status_code of ['complete', 'canceled']) assert.equal(arrivalDays({ ...parcel, status_code }, '2026-11-20'), undefined);
  assert.equal(arrivalDays({ ...parcel, delivery_dates: null }, '2026-11-20'), undefined);
});
