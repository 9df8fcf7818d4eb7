import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { happeningsOf, isNote, newsBetween } from './happenings.ts';
import type { Order } from './order.ts';

type Entry = Order['history'][number];

const entry = (message: string | null, more: Partial<Entry> = {}): Entry => ({
  at: '2026-11-17T09:41:00.000Z',
  status: 'processing',
  by: 'Anouk Peeters',
  message,
  isVisible: false,
  ...more,
});
const refund: Order['refunds'][number] = {
  number: '400000009',
  at: '2026-11-17T10:00:00.100Z',
  state: 'done',
  total: { cents: 1795 },
  back: { cents: 1795 },
  revision: null,
  reason: 'Te klein',
  lines: [],
  isUnanswered: false,
};
const history = [
  entry(null, { by: 'provider', status: 'processing' }),
  entry('Shipment 300000123 is planned from SIT.'),
  entry('Shipment 300000123 is handed over (code shown).'),
  entry('Shipment 300000123: not all pieces were found.'),
  entry('Te klein', { at: '2026-11-17T10:00:00.000Z' }),
  entry('Klant belt terug'),
  entry('Adres klopt niet', { status: 'holded' }),
];
const order = { history, refunds: [refund] };

describe('what happened to an order', () => {
  it('is told by what it is about, the newest first, with what somebody wrote', () => {
    assert.deepEqual(
      happeningsOf(order).map((one) => [one.kind, 'state' in one ? one.state : one.text]),
      [
        ['status', 'Adres klopt niet'],
        ['note', 'Klant belt terug'],
        ['refund', 'Te klein'],
        ['shipment', 'short'],
        ['shipment', 'handed_over'],
        ['shipment', 'planned'],
        ['status', null],
      ],
    );
    assert.deepEqual(
      happeningsOf(order)
        .filter(isNote)
        .map(({ text }) => text),
      ['Klant belt terug'],
    );
  });

  it('names a change of the order by what became of it, with why', () => {
    const told = [
      'Revision 2 waits for the customer: Ook een hoed\nen een speld',
      'Revision 2 is confirmed.',
      'Revision 2 is paid and applied.',
    ];
    const changes = { history: told.map((message) => entry(message)), refunds: [] };
    assert.deepEqual(
      happeningsOf(changes).map((one) => (one.kind === 'revision' ? [one.number, one.step, one.text] : one)),
      [
        ['2', 'applied', null],
        ['2', 'confirmed', null],
        ['2', 'asked', 'Ook een hoed\nen een speld'],
      ],
    );
  });

  it('is news as far as somebody else did it since', () => {
    const before = { ...order, history: history.slice(0, 5) };
    const mine = entry('Ik was het', { by: 'Mieke Maas' });
    const news = newsBetween(before, { ...order, history: [...history, mine] }, 'Mieke Maas');
    assert.deepEqual(
      news.map(({ kind, by }) => [kind, by]),
      [
        ['note', 'Anouk Peeters'],
        ['status', 'Anouk Peeters'],
      ],
    );
    assert.deepEqual(newsBetween(order, order, 'Mieke Maas'), []);
  });
});
