import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isUnderWay, nextPause } from './poll-times.ts';

describe('the success page', () => {
  it('asks after 1, 2, 3 and 5 seconds and gives up after 30 (PAY-13)', () => {
    const pauses = Array.from({ length: 20 }, (_none, asked) => nextPause(asked)).filter((pause) => pause !== undefined);
    assert.deepEqual(pauses.slice(0, 4), [1000, 2000, 3000, 5000]);
    assert.equal(
      pauses.reduce((sum, pause) => sum + pause, 0),
      30_000,
    );
  });

  it('waits for a payment of the provider and not for a transfer by hand', () => {
    assert.equal(isUnderWay({ status_code: 'pending_payment', payment_instructions: null, can_pay: true }), true);
    assert.equal(isUnderWay({ status_code: 'pending_payment', payment_instructions: '<p>IBAN</p>', can_pay: true }), false);
    assert.equal(isUnderWay({ status_code: 'processing', payment_instructions: null, can_pay: false }), false);
  });
});
