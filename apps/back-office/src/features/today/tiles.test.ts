import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Person } from '../../lib/session/person.ts';
import { idleTiles, partOfDay, pathOf, waitingTiles, type Tile } from './tiles.ts';

const tile = (id: Tile['id'], count: number, urgent = false): Tile => ({
  id,
  count,
  countIsCapped: false,
  urgent,
  oldest: null,
  daysLeft: null,
  branches: null,
});

describe('the first screen', () => {
  it('shows what is urgent first, and what waits for nobody apart', () => {
    const tiles = [tile('ordersToPay', 3), tile('ordersLate', 2, true), tile('reviews', 0), tile('returnsToRefund', 1, true)];
    assert.deepEqual(
      waitingTiles(tiles).map(({ id }) => id),
      ['ordersLate', 'returnsToRefund', 'ordersToPay'],
    );
    assert.deepEqual(
      idleTiles(tiles).map(({ id }) => id),
      ['reviews'],
    );
  });

  it('leads who packs to the pick list, and who may only look to the orders', () => {
    const person = (permission: string) => ({ permits: [{ permission, branches: null }] }) as unknown as Person;
    assert.equal(pathOf('ordersToPick', person('shipments.pack')), '/picking');
    assert.equal(pathOf('ordersToPick', person('orders.read')), '/orders?tab=toPick');
  });

  it('greets by the clock of the branches', () => {
    assert.equal(partOfDay(new Date('2026-11-17T10:59:00Z')), 'morning');
    assert.equal(partOfDay(new Date('2026-11-17T11:00:00Z')), 'afternoon');
    assert.equal(partOfDay(new Date('2026-07-01T16:00:00Z')), 'evening');
    assert.equal(partOfDay(new Date('2026-11-16T23:10:00Z')), 'evening');
  });
});
