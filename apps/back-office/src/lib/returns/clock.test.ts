import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clockOf, daysUntil, isUrgent } from './clock.ts';

describe('the clock of a return', () => {
  it('is the day that comes first, and none when nothing is due', () => {
    const dues = { refundDueOn: '2026-12-02', goodsDueOn: '2026-11-30', daysLeft: 12 };
    assert.deepEqual(clockOf(dues), { what: 'goods', day: '2026-11-30', daysLeft: 12 });
    assert.deepEqual(clockOf({ ...dues, goodsDueOn: null }), { what: 'refund', day: '2026-12-02', daysLeft: 12 });
    assert.equal(clockOf({ ...dues, daysLeft: null }), undefined);
    assert.equal(clockOf({ daysLeft: 3 }), undefined);
  });

  it('is red from three days before its day on', () => {
    assert.deepEqual([4, 3, 0, -2].map(isUrgent), [false, true, true, true]);
  });

  it('counts days of the calendar, in weeks with a longer or a shorter one too', () => {
    assert.equal(daysUntil('2026-10-26', '2026-10-24'), 2);
    assert.equal(daysUntil('2026-03-29', '2026-03-30'), -1);
  });
});
