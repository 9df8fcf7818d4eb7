import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Order } from '../order.ts';
import { moneyRows } from './money-rows.ts';

const facts: Parameters<typeof moneyRows>[0] = {
  payment: 'banktransfer',
  paidAt: '2026-11-10T08:00:00.000Z',
  money: { paid: { cents: 4484 } } as Order['money'],
  payments: [],
  refunds: [
    {
      number: '400000001',
      at: '2026-11-12T08:00:00.000Z',
      state: 'done',
      total: { cents: 1495 },
      back: { cents: 1495 },
      revision: null,
      reason: 'Te klein',
      lines: [],
      isUnanswered: false,
    },
  ],
  invoices: [
    { number: '200000001', revision: null, issuedAt: '2026-11-10T08:00:01.000Z', dueOn: null, file: null, total: { cents: 4484 } },
  ],
};

describe('the money of an order', () => {
  it('is listed as it came and went, with the papers of it', () => {
    assert.deepEqual(
      moneyRows(facts).map(({ kind, cents }) => [kind, cents]),
      [
        ['byHand', 4484],
        ['invoice', 4484],
        ['refund', -1495],
      ],
    );
  });

  it('lists a credit note that pays the supplement of its edit as a paper: nothing goes back', () => {
    const refunds = facts.refunds.map((refund) => ({ ...refund, back: { cents: 0 }, revision: 1 }));
    const [, , last] = moneyRows({ ...facts, refunds });
    assert.deepEqual([last?.kind, last?.cents], ['credit', -1495]);
  });

  it('names a payment once, and nobody who may not see payments sees one', () => {
    const attempt = { number: 1, providerOrderId: 'x', method: 'banktransfer', providerStatus: null, reason: null };
    const paid = { ...attempt, state: 'paid', amount: { cents: 4484 }, createdAt: '2026-11-10T07:59:00.000Z' };
    const kinds = (payments: Order['payments']) => moneyRows({ ...facts, payments }).map(({ kind }) => kind);
    assert.deepEqual(kinds([paid]), ['payment', 'invoice', 'refund']);
    assert.deepEqual(kinds(null), ['invoice', 'refund']);
  });

  it('tells what was paid by hand apart from what an edit cost online', () => {
    const edit = { number: 1, providerOrderId: 'y', method: 'ideal', providerStatus: null, reason: null, state: 'paid' };
    const payments = [{ ...edit, amount: { cents: 1000 }, createdAt: '2026-11-11T08:00:00.000Z' }];
    const money = { paid: { cents: 5484 } } as Order['money'];
    assert.deepEqual(
      moneyRows({ ...facts, payments, money }).map(({ kind, cents }) => [kind, cents]),
      [
        ['byHand', 4484],
        ['invoice', 4484],
        ['payment', 1000],
        ['refund', -1495],
      ],
    );
  });
});
