import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { anInvoice, anOrder, aShipment } from '#testing/an-order.ts';
import type { Order, OrderDocumentLine, OrderRefund, PaymentAttempt } from '../order.ts';
import { moneyLedger } from './money-ledger.ts';
import { pieceLedger, piecesOfLine } from './piece-ledger.ts';

const at = new Date('2026-11-15T11:00:00Z');
const five = (change: Partial<Order> = {}): Order =>
  anOrder({ lines: [{ finalCents: 2_000, quantity: 5 }, { finalCents: 1_000 }], change: { status: 'processing', paidAt: at, ...change } });

const shipment = (lines: readonly OrderDocumentLine[]): Order['shipments'][number] => aShipment({ lines });
const refund = (quantity: number, state: OrderRefund['state'] = 'done', shipping = 0): OrderRefund => ({
  number: '400000001',
  invoiceNumber: null,
  issuedAt: at,
  lines: quantity === 0 ? [] : [{ lineId: 1, quantity, amount: quantity * 2_000 }],
  shipping,
  adjustment: 0,
  total: quantity * 2_000 + shipping,
  tax: 0,
  taxes: [],
  reason: '',
  state,
  revision: null,
  setOff: 0,
  payment: null,
  providerRefundId: null,
});
const payment = (amount: number, providerStatus: string): PaymentAttempt => ({
  number: 1,
  providerOrderId: '100000042',
  revision: null,
  methodCode: 'multisafepay_ideal',
  gateway: 'IDEAL',
  state: 'paid',
  amount,
  redirectUrl: null,
  transactionId: null,
  providerStatus,
  reason: null,
  createdAt: at,
  updatedAt: at,
});

describe('the pieces of an order', () => {
  it('are open until they are sent', () => {
    const order = five({ shipments: [shipment([{ lineId: 1, quantity: 2 }])] });
    const { open, sent, canceled } = piecesOfLine(order, 1);
    assert.deepEqual([open, sent, canceled], [3, 2, 0]);
    assert.equal(piecesOfLine(order, 2).open, 1);
  });

  it('that have not left are canceled with the order', () => {
    const order = five({ status: 'canceled', shipments: [shipment([{ lineId: 1, quantity: 2 }])] });
    const { open, sent, canceled } = piecesOfLine(order, 1);
    assert.deepEqual([open, sent, canceled], [0, 2, 3]);
  });

  it('whose refund was refused are not refunded', () => {
    assert.equal(piecesOfLine(five({ refunds: [refund(2), refund(1, 'failed'), refund(3, 'requested')] }), 1).refunded, 5);
  });

  it('whose money went back are counted apart when they were sent, and are returned when they came back', () => {
    const order = five({ refunds: [refund(3)], shipments: [shipment([{ lineId: 1, quantity: 2 }])] });
    assert.deepEqual([piecesOfLine(order, 1).refundedSent, piecesOfLine(order, 1).returned], [2, 0]);
    assert.equal(piecesOfLine({ ...order, returnedLines: [{ lineId: 1, quantity: 1 }] }, 1).returned, 1);
  });

  it('are invoiced as their invoices say, and none are of a line the order does not have', () => {
    const order = five();
    assert.equal(piecesOfLine({ ...order, invoices: [anInvoice(order)] }, 1).invoiced, 5);
    assert.equal(piecesOfLine(order, 99).ordered, 0);
  });

  it('add up, whatever was sent and given back', () => {
    const part = fc.record({ lineId: fc.constantFrom(1, 2), quantity: fc.integer({ min: 1, max: 2 }) });
    fc.assert(
      fc.property(fc.constantFrom('processing' as const, 'canceled' as const, 'complete' as const), fc.array(part), (status, parts) => {
        let order = five({ status });
        for (const one of parts) {
          if (one.quantity <= piecesOfLine({ ...order, status: 'processing' }, one.lineId).open)
            order = { ...order, shipments: [...order.shipments, shipment([one])] };
          else if (one.quantity <= piecesOfLine(order, one.lineId).ordered - piecesOfLine(order, one.lineId).refunded && one.lineId === 1)
            order = { ...order, refunds: [...order.refunds, refund(one.quantity)] };
        }
        for (const { ordered, open, sent, canceled, returned, refunded } of pieceLedger(order)) {
          assert.equal(open + sent + canceled, ordered);
          assert.ok(Math.min(open, sent, canceled, returned, refunded) >= 0 && returned <= sent && refunded <= ordered);
        }
      }),
    );
  });
});

describe('the money of an order', () => {
  it('is open until it is paid, and nothing of it can be given back before', () => {
    const { total, paid, open, refundable } = moneyLedger(five({ paidAt: null }));
    assert.deepEqual([paid, open, refundable], [0, total, 0]);
    assert.equal(moneyLedger(five({ paidAt: null, status: 'canceled' })).open, 0);
  });

  it('waits while a refund is not confirmed, and is free again when it was refused', () => {
    const { total, refunded, waiting, refundable } = moneyLedger(
      five({ refunds: [refund(1), refund(1, 'requested'), refund(1, 'failed')] }),
    );
    assert.deepEqual([refunded, waiting, refundable], [2_000, 2_000, total - 4_000]);
  });

  it('is with the bank while a payment is disputed, but for what went back before', () => {
    const { total } = moneyLedger(five());
    const money = (attempts: readonly PaymentAttempt[], refunds: readonly OrderRefund[] = []) => {
      const { taken, refundable } = moneyLedger(five({ attempts, refunds }));
      return [taken, refundable];
    };
    const disputed = payment(total, 'chargedback');
    assert.deepEqual(money([disputed]), [total, 0]);
    assert.deepEqual(money([payment(total, 'completed')]), [0, total]);
    assert.deepEqual(money([disputed], [refund(1), refund(1, 'requested'), refund(1, 'failed')]), [total - 4_000, 0]);
    assert.deepEqual(money([{ ...disputed, state: 'surplus' }]), [0, total]);
  });

  it('is no longer open for pieces of an order on account that never leave', () => {
    const order = five({ paidAt: null, canceledLines: [{ lineId: 1, quantity: 2 }] });
    assert.equal(moneyLedger(order).open, moneyLedger(order).total - 4_000);
    assert.equal(moneyLedger({ ...order, paidAt: at }).open, 0);
  });

  it('has delivery costs that are given back once', () => {
    assert.equal(moneyLedger(five({ refunds: [refund(0, 'done', 500)] })).refundableDelivery, 95);
  });

  it('adds up, whatever was given back', () => {
    const one = fc.record({ quantity: fc.integer({ min: 1, max: 3 }), state: fc.constantFrom('requested', 'done', 'failed') });
    fc.assert(
      fc.property(fc.array(one), (wishes) => {
        let order = five();
        for (const { quantity, state } of wishes) {
          const next = refund(quantity, state as OrderRefund['state']);
          if (state === 'failed' || next.total <= moneyLedger(order).refundable) order = { ...order, refunds: [...order.refunds, next] };
        }
        const { paid, refunded, waiting, refundable, open, total } = moneyLedger(order);
        assert.equal(refunded + waiting + refundable, paid);
        assert.equal(paid + open, total);
        assert.ok(Math.min(refunded, waiting, refundable, open) >= 0);
      }),
    );
  });
});
