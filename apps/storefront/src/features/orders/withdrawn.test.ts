import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withdrawnOf, withdrawnPieces, type Withdrawable } from './withdrawn.ts';

const item = (id: string, sent = 0, canceled = 0) => ({ id, quantity_ordered: 2, quantity_canceled: canceled, quantity_shipped: sent });
const back = (id: string, left: number, state: Withdrawable['order_returns'][number]['state'] = 'ANNOUNCED') => ({
  state,
  items: [{ item_id: id, quantity: 2, left }],
});

describe('what was withdrawn from before it left', () => {
  it('is no longer to come: a part, the rest, or the whole order', () => {
    const both = [item('A'), item('B')];
    assert.equal(withdrawnOf({ items: both, order_returns: [] }), 'none');
    assert.equal(withdrawnOf({ items: both, order_returns: [back('A', 0)] }), 'part');
    assert.equal(withdrawnOf({ items: [item('A'), item('B', 2)], order_returns: [back('A', 0)] }), 'rest');
    assert.equal(withdrawnOf({ items: both, order_returns: [back('A', 0), back('B', 0, 'ACCEPTED')] }), 'whole');
    assert.equal(withdrawnOf({ items: [item('A', 0, 2)], order_returns: [back('A', 0)] }), 'whole', 'canceled since');
  });

  it('is nothing of what the customer has, and of what was rejected', () => {
    assert.equal(withdrawnOf({ items: [item('A', 2)], order_returns: [back('A', 2)] }), 'none');
    assert.equal(withdrawnOf({ items: [item('A')], order_returns: [back('A', 0, 'REJECTED')] }), 'none');
    assert.equal(withdrawnPieces({ order_returns: [back('A', 1)] }, item('A')), 1);
  });

  it('counts once what was stated twice', () => {
    assert.equal(withdrawnPieces({ order_returns: [back('A', 0), back('A', 0)] }, item('A')), 2);
  });
});
