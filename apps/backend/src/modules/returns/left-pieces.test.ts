import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { anOrder, aShipment } from '#testing/an-order.ts';
import type { Order } from '#modules/orders/index.ts';
import { leftPieces } from './left-pieces.ts';

const stated = { statedAt: new Date('2026-12-10T12:00:00Z') };
const parcel = (quantity: number, day: string): Order['shipments'][number] => ({
  ...aShipment({ lines: [{ lineId: 1, quantity }] }),
  state: 'sent',
  shippedAt: new Date(`${day}T10:00:00Z`),
});
/** An order of two pieces of one line. */
const order = (shipments: readonly Order['shipments'][number][], canceled = 0): Order =>
  anOrder({
    lines: [{ finalCents: 2_000, quantity: 2 }],
    change: { status: 'processing', shipments, canceledLines: canceled > 0 ? [{ lineId: 1, quantity: canceled }] : [] },
  });

describe('pieces of a withdrawal that left the shop', () => {
  const cases: readonly (readonly [what: string, order: Order, quantity: number, left: number])[] = [
    ['none of an order that is still here', order([]), 2, 0],
    ['all of what was sent before', order([parcel(2, '2026-12-09')]), 2, 2],
    ['the one the customer had, of two', order([parcel(1, '2026-12-09')]), 2, 1],
    ['what the customer had, before what is still here', order([parcel(1, '2026-12-09')]), 1, 1],
    ['none where the other one was sent and this one is still here', order([parcel(1, '2026-12-11')]), 1, 0],
    ['none where this one was canceled then, and the other one sent', order([parcel(1, '2026-12-11')], 1), 1, 0],
    ['the one the customer had, where the other one was canceled before', order([parcel(1, '2026-12-09')], 1), 1, 1],
    ['what was sent all the same', order([parcel(2, '2026-12-11')]), 2, 2],
  ];
  for (const [what, given, quantity, left] of cases) it(what, () => assert.equal(leftPieces(given, stated, { lineId: 1, quantity }), left));
});
