import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Shipment } from '../order.ts';
import { firstToMove, mayPickShort, nextStep, stateWord, stepsOf } from './shipment-steps.ts';

const shipment = (number: string, more: Partial<Shipment>): Shipment => ({
  number,
  kind: 'parcel',
  state: 'planned',
  source: 'WEB',
  broughtTo: null,
  plannedAt: null,
  packedAt: null,
  sentAt: null,
  deliveredAt: null,
  can: [],
  lines: [],
  tracking: [],
  ...more,
});

describe('the way of a shipment', () => {
  it('is shown up to where it is', () => {
    const shown = (more: Partial<Shipment>) => stepsOf(shipment('1', more)).map(({ state, is }) => `${state} ${is}`);
    assert.deepEqual(shown({ state: 'packed' }), ['planned done', 'picking done', 'packed now', 'sent next', 'delivered next']);
    assert.deepEqual(shown({ state: 'delivered' }).at(-1), 'delivered done');
    assert.deepEqual(shown({ kind: 'pickup', state: 'uncollected' }), ['planned done', 'picking done', 'ready now', 'handed_over next']);
  });

  it('leads what is brought to its branch over the road, which is said so', () => {
    const brought = shipment('1', { kind: 'pickup', state: 'packed', broughtTo: 'SIT', can: ['ready', 'canceled'] });
    assert.deepEqual(
      stepsOf(brought).map(({ state, is }) => `${stateWord(state, brought)} ${is}`),
      ['planned done', 'picking done', 'underWay now', 'ready next', 'handed_over next'],
    );
    assert.equal(nextStep(brought), 'ready');
    assert.equal(stateWord('packed', shipment('2', {})), 'packed');
  });

  it('goes on with the step that somebody may take', () => {
    assert.equal(nextStep(shipment('1', { state: 'picking', can: ['packed', 'canceled'] })), 'packed');
    assert.equal(nextStep(shipment('1', { kind: 'pickup', state: 'picking', can: ['ready', 'canceled'] })), 'ready');
    assert.equal(nextStep(shipment('1', { state: 'sent' })), undefined);
    assert.ok(mayPickShort(shipment('1', { can: ['picking'] })) && !mayPickShort(shipment('1', { state: 'packed', can: ['sent'] })));
  });

  it('is gone on with the shipment that is nearest to the door', () => {
    const all = [
      shipment('1', { state: 'sent', can: ['delivered'] }),
      shipment('2', { state: 'picking', can: ['packed', 'canceled'] }),
      shipment('3', { state: 'packed', can: ['sent', 'canceled'] }),
    ];
    assert.equal(firstToMove(all)?.number, '3');
    assert.equal(firstToMove(all.slice(0, 1)), undefined);
  });
});
