import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isNeverSent, returnStep, stepsOf } from './return-steps.ts';

const item = { quantity: 2, left: 2, received: 0, refunded: 0 };
const back = { state: 'ANNOUNCED', items: [item], refunded: { value: 0 }, exchanges: [] } as const;

describe('the steps of a return, as a customer sees them', () => {
  it('lead from the statement over the parcel to the money', () => {
    const states = ['ANNOUNCED', 'ACCEPTED', 'IN_TRANSIT', 'RECEIVED', 'INSPECTED'] as const;
    assert.deepEqual(
      states.map((state) => returnStep({ ...back, state })),
      [0, 1, 1, 2, 2],
    );
  });

  it('are at their end when the money of all that came is back, whatever staff still does', () => {
    const came = { quantity: 2, left: 2, received: 1, refunded: 1 };
    assert.equal(returnStep({ ...back, state: 'INSPECTED', items: [came], refunded: { value: 39.95 } }), 3);
    assert.equal(returnStep({ ...back, state: 'INSPECTED', items: [came, { ...item, received: 1 }], refunded: { value: 39.95 } }), 2);
    assert.equal(returnStep({ ...back, state: 'CLOSED', refunded: { value: 39.95 } }), 3);
  });

  it('are at their end, too, when something else was given for it, but not while it is only offered', () => {
    const given = { ...back, state: 'ACCEPTED', items: [{ ...item, refunded: 2 }] } as const;
    assert.equal(returnStep({ ...given, exchanges: [{ is_offer: false }] }), 3);
    assert.equal(returnStep({ ...given, items: [item], exchanges: [{ is_offer: true }] }), 1);
    assert.equal(returnStep({ ...given, state: 'CLOSED', exchanges: [{ is_offer: false }] }), 3);
  });

  it('have no parcel in them where nothing ever left the shop', () => {
    assert.deepEqual(stepsOf({ ...back, items: [{ ...item, left: 0 }] }), ['announced', 'accepted', 'refunded']);
    assert.equal(stepsOf(back).length, 4);
    assert.equal(isNeverSent({ items: [] }), false, 'a statement whose order nobody has looked at');
  });

  it('are none where it ended otherwise', () => {
    for (const state of ['REJECTED', 'EXPIRED', 'CLOSED'] as const) assert.equal(returnStep({ ...back, state }), undefined);
  });
});
