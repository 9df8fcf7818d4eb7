import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageCodes } from '@shop/contract';
import type { OrderStatus } from '../order.ts';
import { mayBecome, orderStatuses, statusLabel } from './order-statuses.ts';

const statuses = Object.keys(orderStatuses) as OrderStatus[];

describe('the eight statuses', () => {
  it('are those of the contract, each with a label in three languages', () => {
    assert.deepEqual(statuses.toSorted(), [
      'canceled',
      'complete',
      'fraud',
      'holded',
      'payment_review',
      'pending',
      'pending_payment',
      'processing',
    ]);
    for (const status of statuses) {
      const labels = languageCodes.map((language) => statusLabel(status, language));
      assert.ok(labels.every((label) => label.length > 3));
    }
  });

  it('pass only the documented edges (R074)', () => {
    const edges = statuses.flatMap((from) => statuses.filter((to) => mayBecome(from, to)).map((to) => `${from} > ${to}`));
    assert.deepEqual(edges.toSorted(), [
      'canceled > payment_review',
      'canceled > processing',
      'complete > holded',
      'fraud > canceled',
      'fraud > holded',
      'fraud > processing',
      'holded > canceled',
      'holded > complete',
      'holded > fraud',
      'holded > processing',
      'payment_review > canceled',
      'payment_review > fraud',
      'payment_review > holded',
      'payment_review > pending_payment',
      'payment_review > processing',
      'pending > canceled',
      'pending > complete',
      'pending > fraud',
      'pending > holded',
      'pending > processing',
      'pending_payment > canceled',
      'pending_payment > fraud',
      'pending_payment > holded',
      'pending_payment > payment_review',
      'pending_payment > processing',
      'processing > canceled',
      'processing > complete',
      'processing > fraud',
      'processing > holded',
    ]);
  });

  it('let nothing leave the shop that waits for money, and nothing paid be ended by the shopper', () => {
    assert.ok(!mayBecome('pending_payment', 'complete') && !mayBecome('payment_review', 'complete'));
    assert.deepEqual(statuses.filter((status) => orderStatuses[status].isCancelable).toSorted(), ['pending', 'pending_payment']);
  });
});
