import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addDays } from '@shop/rules/add-days';
import type { Order } from '#modules/orders/index.ts';
import { anOrder, aShipment } from '#testing/an-order.ts';
import { dayOf, dueDays, firstDue, goodsDueOn, noDay, periodOf, refundDueOn } from './clocks.ts';
import { marksOf, type MarkFacts } from './marks.ts';
import type { ReturnMark } from './return.ts';

const at = (text: string): Date => new Date(text);
type Shipment = Order['shipments'][number];
const parcel = (number: string, quantity: number, change: Partial<Shipment>): Shipment => ({
  ...aShipment({ lines: [{ lineId: 1, quantity }] }),
  number,
  ...change,
});
/** An order of two pieces that were sent like this. */
const sent = (shipments: readonly Shipment[], change: Partial<Order> = {}): Order =>
  anOrder({
    lines: [{ finalCents: 2_000, quantity: 2 }],
    change: { status: 'complete', paidAt: at('2026-12-01T10:00:00Z'), shipments, ...change },
  });
const delivered = (day: string, quantity = 2, number = '300000001'): Shipment =>
  parcel(number, quantity, { state: 'delivered', shippedAt: at('2026-12-09T15:00:00Z'), deliveredAt: at(day) });

describe('the last day to withdraw (LAW-08)', () => {
  const table: readonly (readonly [what: string, order: Order, deadline: string | undefined, isKnown?: boolean])[] = [
    [
      'delivered on Friday 11 December: Christmas and a Sunday are no last days',
      sent([delivered('2026-12-11T12:00:00Z')]),
      '2026-12-28',
      true,
    ],
    ['delivered one second before midnight in Amsterdam', sent([delivered('2026-12-11T22:59:59Z')]), '2026-12-28', true],
    ['delivered at midnight in Amsterdam', sent([delivered('2026-12-14T23:00:00Z')]), '2026-12-29', true],
    [
      'two parcels: the later counts',
      sent([delivered('2026-12-15T12:00:00Z', 1), delivered('2026-12-11T12:00:00Z', 1, '300000002')]),
      '2026-12-29',
      true,
    ],
    [
      'one parcel is there, the other only left: counted from that day, and told so',
      sent([delivered('2026-12-11T12:00:00Z', 1), parcel('300000002', 1, { state: 'sent', shippedAt: at('2026-12-16T12:00:00Z') })]),
      '2026-12-30',
      false,
    ],
    ['one piece is still to come: it has not begun', sent([delivered('2026-12-11T12:00:00Z', 1)], { status: 'processing' }), undefined],
    [
      'one piece was handed over, the other will never leave',
      sent([parcel('300000001', 1, { state: 'handed_over', kind: 'pickup', shippedAt: at('2026-12-11T12:00:00Z') })], {
        canceledLines: [{ lineId: 1, quantity: 1 }],
      }),
      '2026-12-28',
      true,
    ],
    ['nothing has left', sent([], { status: 'processing' }), undefined],
  ];
  for (const [what, order, deadline, isKnown] of table) {
    it(what, () => {
      const period = periodOf(order);
      assert.deepEqual([period?.deadline, period?.isDeliveryKnown], [deadline, isKnown]);
    });
  }
});

describe('a day in the shop', () => {
  const table = [
    ['2026-10-24T21:59:59Z', '2026-10-24', 'before the night in which the clocks go back'],
    ['2026-10-24T22:00:00Z', '2026-10-25', 'in it'],
    ['2026-10-25T22:59:59Z', '2026-10-25', 'the last second of its day of 25 hours'],
    ['2026-10-25T23:00:00Z', '2026-10-26', 'the first after it'],
    ['2027-03-27T22:59:59Z', '2027-03-27', 'before the night in which the clocks go forward'],
    ['2027-03-27T23:00:00Z', '2027-03-28', 'in it'],
    ['2027-03-28T21:59:59Z', '2027-03-28', 'the last second of its day of 23 hours'],
    ['2027-03-28T22:00:00Z', '2027-03-29', 'the first after it'],
  ] as const;
  for (const [moment, day, what] of table) {
    it(`ends at 24:00 of Amsterdam: ${what}`, () => {
      assert.equal(dayOf(at(moment)), day);
      assert.equal(refundDueOn(at(moment)), addDays(day, 14));
    });
  }
});

describe('what is due on a return', () => {
  const withdrawal = { kind: 'withdrawal', statedAt: at('2026-11-20T22:41:00Z') } as const;

  it('is the money, 14 days after the statement, and the goods, as long after it', () => {
    assert.equal(refundDueOn(withdrawal.statedAt), '2026-12-04');
    assert.equal(goodsDueOn(withdrawal, at('2026-11-21T09:00:00Z')), '2026-12-04');
  });

  it('leaves a week to who heard late that it is accepted', () => {
    assert.equal(goodsDueOn(withdrawal, at('2026-12-03T09:00:00Z')), '2026-12-10');
    assert.equal(goodsDueOn({ ...withdrawal, kind: 'return' }, at('2026-12-03T09:00:00Z')), '2026-12-17');
  });

  it('is no more than counts as it is', () => {
    const days = { refundDueOn: '2026-12-04', goodsDueOn: '2026-12-10' };
    assert.deepEqual(dueDays({ ...days, state: 'accepted', isSettled: false }), { refund: '2026-12-04', goods: '2026-12-10' });
    assert.deepEqual(dueDays({ ...days, state: 'received', isSettled: false }), { refund: '2026-12-04', goods: null });
    assert.deepEqual(dueDays({ ...days, state: 'accepted', isSettled: true }), { refund: null, goods: '2026-12-10' });
    assert.deepEqual(dueDays({ ...days, state: 'closed', isSettled: true }), { refund: null, goods: null });
    assert.equal(firstDue({ ...days, state: 'rejected', isSettled: false }), noDay);
  });
});

describe('what a person looks at before deciding', () => {
  const order = sent([delivered('2026-12-11T12:00:00Z')]);
  const facts: MarkFacts = {
    kind: 'withdrawal',
    statedAt: at('2026-12-28T22:59:59Z'),
    order,
    lines: [{ lineId: 1, quantity: 1 }],
    others: [],
    namesOthers: false,
    isVerified: true,
  };
  const line = { lineId: 1, quantity: 2, reason: null, received: 0, refused: 0 };
  const table: readonly (readonly [what: string, change: Partial<MarkFacts>, marks: readonly ReturnMark[]])[] = [
    ['in time until the last second of the last day', {}, []],
    ['late from the first second after it', { statedAt: at('2026-12-28T23:00:00Z') }, ['late']],
    ['not late, whatever the day, when it is no withdrawal', { kind: 'warranty', statedAt: at('2027-06-01T12:00:00Z') }, []],
    ['a business', { order: { ...order, isBusiness: true } }, ['business']],
    ['made to measure', { order: { ...order, lines: order.lines.map((one) => ({ ...one, isMadeToMeasure: true })) } }, ['made_to_measure']],
    ['an unknown order', { order: undefined }, ['unknown_order']],
    ['nothing was sent', { order: sent([], { status: 'processing' }) }, ['not_sent']],
    ['a second statement for the same pieces', { others: [{ lines: [line] }] }, ['second_statement']],
    ['a second statement for other pieces of the line', { others: [{ lines: [{ ...line, quantity: 1 }] }] }, []],
    ['pieces the order does not have', { namesOthers: true }, ['other_pieces']],
    ['somebody who has not shown that the order is theirs', { isVerified: false }, ['unverified']],
  ];
  for (const [what, change, marks] of table) {
    it(what, () => assert.deepEqual(marksOf({ ...facts, ...change }), marks));
  }

  const nights = [
    ['on the Friday before the clocks go back', '2026-10-09T12:00:00Z', '2026-10-23T21:59:59Z', '2026-10-23T22:00:00Z'],
    ['on the Monday after, the Sunday being none', '2026-10-11T12:00:00Z', '2026-10-26T22:59:59Z', '2026-10-26T23:00:00Z'],
    [
      'on the Thursday before Easter and before the clocks go forward',
      '2027-03-11T12:00:00Z',
      '2027-03-25T22:59:59Z',
      '2027-03-25T23:00:00Z',
    ],
    ['on the Tuesday after both', '2027-03-14T12:00:00Z', '2027-03-30T21:59:59Z', '2027-03-30T22:00:00Z'],
  ] as const;
  for (const [what, arrived, last, first] of nights) {
    it(`in time until 23:59:59 of Amsterdam and late at 00:00:00, ${what}`, () => {
      const parcels = { order: sent([delivered(arrived)]) };
      assert.deepEqual(marksOf({ ...facts, ...parcels, statedAt: at(last) }), []);
      assert.deepEqual(marksOf({ ...facts, ...parcels, statedAt: at(first) }), ['late']);
    });
  }
});
