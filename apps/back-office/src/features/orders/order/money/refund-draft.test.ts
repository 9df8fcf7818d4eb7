import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Line, Order } from '../order.ts';
import { emptyRefund, isAmbiguous, isEmpty, refundInput, withinLimits } from './refund-draft.ts';

const line = (id: number, more: Partial<Line>): Line => ({
  id,
  sku: `S-${id}`,
  name: 'Kniekousen',
  options: [],
  picture: null,
  unit: { cents: 1995 },
  row: { cents: 1995 },
  taxPercent: 21,
  ordered: 3,
  open: 0,
  planned: 0,
  sent: 3,
  canceled: 0,
  returned: 0,
  refunded: 0,
  ...more,
});
const order = {
  number: '100000123',
  lines: [line(1, {}), line(2, { open: 2, sent: 1 })],
  money: { refundableDelivery: { cents: 495 } } as Order['money'],
};

describe('a refund that is being filled in', () => {
  it('is sent as what was chosen, and nothing else', () => {
    const draft = { ...emptyRefund, quantities: { 1: 0, 2: 1 }, delivery: 495, reason: ' Te klein ' };
    assert.deepEqual(refundInput(order, draft), {
      order: '100000123',
      lines: [{ lineId: 2, quantity: 1 }],
      shipping: 495,
      adjustment: 0,
      reason: 'Te klein',
      isUnsent: false,
    });
    assert.ok(isEmpty(emptyRefund) && !isEmpty(draft) && !isEmpty({ ...emptyRefund, adjustment: -100 }));
  });

  it('asks which pieces are meant only where that is open', () => {
    assert.ok(isAmbiguous(order, { ...emptyRefund, quantities: { 2: 1 } }));
    assert.ok(!isAmbiguous(order, { ...emptyRefund, quantities: { 1: 1 } }));
    const unsent = { ...emptyRefund, isUnsent: true };
    assert.equal(refundInput(order, { ...unsent, quantities: { 2: 1 } }).isUnsent, true);
    assert.equal(refundInput(order, { ...unsent, quantities: { 1: 1 } }).isUnsent, false);
  });

  it('keeps what was typed and loses only what somebody else gave back meanwhile', () => {
    const draft = { ...emptyRefund, quantities: { 1: 3, 2: 1 }, delivery: 495, reason: 'Te klein' };
    const later = { lines: [line(1, { refunded: 2 }), line(2, {})], money: { refundableDelivery: { cents: 0 } } as Order['money'] };
    assert.deepEqual(withinLimits(draft, later), { ...draft, quantities: { 1: 1, 2: 1 }, delivery: 0 });
  });
});
