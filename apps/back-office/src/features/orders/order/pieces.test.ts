import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { piecesOf } from './pieces.ts';

const line = { open: 2, planned: 1, sent: 3, canceled: 1, returned: 1 };

describe('the pieces of a line', () => {
  it('are each in one place, what came back apart from what was sent', () => {
    assert.deepEqual(
      piecesOf(line).map(({ state, count }) => [state, count]),
      [
        ['sent', 2],
        ['returned', 1],
        ['planned', 1],
        ['open', 2],
        ['canceled', 1],
      ],
    );
    assert.deepEqual(piecesOf({ open: 0, planned: 0, sent: 1, canceled: 0, returned: 0 }), [{ state: 'sent', count: 1, marked: 0 }]);
  });

  it('are marked as a parcel or a refund would take them', () => {
    const marks = (what: 'plan' | 'refund' | 'refundUnsent', quantity: number) =>
      Object.fromEntries(
        piecesOf(line, 7, { what, quantities: { 7: quantity } }).flatMap(({ state, marked }) => (marked ? [[state, marked]] : [])),
      );
    assert.deepEqual(marks('plan', 2), { open: 2 });
    assert.deepEqual(marks('refund', 4), { canceled: 1, sent: 2, open: 1 });
    assert.deepEqual(marks('refundUnsent', 2), { canceled: 1, open: 1 });
    assert.deepEqual(
      piecesOf(line, 8, { what: 'plan', quantities: { 7: 2 } }).filter(({ marked }) => marked > 0),
      [],
    );
  });
});
