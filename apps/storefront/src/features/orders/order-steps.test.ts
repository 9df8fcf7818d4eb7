import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { orderSteps } from './order-steps.ts';

const at = (status_code: string, pickup_location_code: string | null = null) => orderSteps({ status_code, pickup_location_code });

describe('the way of an order', () => {
  it('goes from the order over the packing to the parcel', () => {
    assert.deepEqual(
      ['pending_payment', 'payment_review', 'pending', 'holded', 'processing', 'complete'].map((status) => at(status)?.current),
      [0, 0, 0, 0, 1, 2],
    );
    assert.equal(at('complete')?.steps.at(-1), 'sent');
  });

  it('ends in the branch for who collects', () => assert.equal(at('complete', 'sittard')?.steps.at(-1), 'ready'));

  it('is not shown for an order that has ended', () => {
    assert.equal(at('canceled'), undefined);
    assert.equal(at('fraud'), undefined);
  });
});
