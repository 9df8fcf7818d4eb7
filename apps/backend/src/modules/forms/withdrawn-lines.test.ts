import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sentOf, withdrawnLine } from './withdrawn-lines.ts';

const line = (sku: string, sent: number) => ({
  sku,
  name: 'Dirndl Liesl',
  options: [{ value: 'groen' }, { value: '38' }],
  quantity: 2,
  sent,
  parts: [],
});
const order = { lines: [line('A', 0), line('B', 2)] };

describe('what a withdrawal is about', () => {
  it('has left the shop, or not, or in part; nobody knows of what the order does not have', () => {
    assert.equal(sentOf(order, []), 'some');
    assert.equal(sentOf(order, [{ sku: 'A', quantity: 1 }]), 'none');
    assert.equal(sentOf(order, [{ sku: 'B', quantity: 1 }]), 'all');
    assert.equal(sentOf({ lines: [line('A', 1)] }, []), 'some');
    assert.equal(sentOf(order, [{ sku: 'X', quantity: 1 }]), 'some');
  });

  it('is named as it was bought, and as it was typed where the order is not shown', () => {
    assert.equal(withdrawnLine(order, { sku: 'A', quantity: 1 }), '1 × Dirndl Liesl (groen, 38)');
    assert.equal(withdrawnLine(undefined, { sku: 'A', quantity: 1 }), '1 × A');
  });
});
