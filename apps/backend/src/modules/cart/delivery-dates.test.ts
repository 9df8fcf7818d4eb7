import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deliveryDates, pickupDay } from './delivery-dates.ts';

const home = { fromDays: 1, toDays: 2, countryCode: 'NL' };

describe('delivery dates', () => {
  it('count from the dispatch on the next working day', () => {
    // A Tuesday, before and after four o'clock in Sittard.
    assert.deepEqual(deliveryDates(new Date('2026-11-17T10:00:00Z'), home, false), { from: '2026-11-19', to: '2026-11-20' });
    assert.deepEqual(deliveryDates(new Date('2026-11-17T15:30:00Z'), home, false), { from: '2026-11-20', to: '2026-11-21' });
  });

  it('leave out Sundays and the holidays of both ends', () => {
    assert.deepEqual(deliveryDates(new Date('2026-11-14T10:00:00Z'), home, false), { from: '2026-11-17', to: '2026-11-18' });
    // Christmas, Boxing Day and the Sunday after them.
    assert.deepEqual(deliveryDates(new Date('2026-12-23T10:00:00Z'), home, false), { from: '2026-12-28', to: '2026-12-29' });
  });

  it('are later when a branch sends a piece', () => {
    assert.deepEqual(deliveryDates(new Date('2026-11-17T10:00:00Z'), home, true), { from: '2026-11-21', to: '2026-11-23' });
  });

  it('say from when an order can be collected', () => {
    assert.equal(pickupDay(new Date('2026-11-17T10:00:00Z'), 'DE', true), '2026-11-18');
    assert.equal(pickupDay(new Date('2026-11-17T10:00:00Z'), 'DE', false), '2026-11-20');
  });
});
