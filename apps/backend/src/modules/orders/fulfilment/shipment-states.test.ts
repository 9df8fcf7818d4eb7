import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aFullOrder } from '#testing/a-full-order.ts';
import { aShipment } from '#testing/an-order.ts';
import type { ShipmentState } from '../order.ts';
import { shipmentStates, statesAfter, wayOf, type ShipmentWay } from './shipment-states.ts';

const states = Object.keys(shipmentStates) as ShipmentState[];
/** Every edge that can be reached from where a shipment begins. */
function edges(way: ShipmentWay): readonly string[] {
  const seen = new Set<ShipmentState>(['planned']);
  for (const from of seen) for (const to of statesAfter(way, from)) seen.add(to);
  return [...seen].flatMap((from) => statesAfter(way, from).map((to) => `${from} > ${to}`)).toSorted();
}

describe('the states of a shipment', () => {
  it('let a parcel pass only the documented edges', () => {
    assert.deepEqual(edges('parcel'), [
      'packed > canceled',
      'packed > sent',
      'picking > canceled',
      'picking > packed',
      'planned > canceled',
      'planned > picking',
      'sent > delivered',
    ]);
  });

  it('let what is collected where it was picked pass only the documented edges', () => {
    assert.deepEqual(edges('pickup'), [
      'picking > canceled',
      'picking > ready',
      'planned > canceled',
      'planned > picking',
      'ready > canceled',
      'ready > handed_over',
      'ready > uncollected',
      'uncollected > canceled',
    ]);
  });

  it('let what is brought to its branch be ready there only after it was packed elsewhere', () => {
    assert.deepEqual(edges('brought'), [
      'packed > canceled',
      'packed > ready',
      'picking > canceled',
      'picking > packed',
      'planned > canceled',
      'planned > picking',
      'ready > canceled',
      'ready > handed_over',
      'ready > uncollected',
      'uncollected > canceled',
    ]);
  });

  it('know by where the pieces lie whether they are brought', () => {
    const order = aFullOrder();
    const wayFrom = (source: string | null) => wayOf(order, aShipment({ kind: 'pickup', source }));
    assert.deepEqual([wayFrom('SIT'), wayFrom('WEB'), wayFrom(null)], ['pickup', 'brought', 'pickup']);
    assert.equal(wayOf({ pickup: null }, aShipment({ source: 'AAC' })), 'parcel');
  });

  it('never bring back what has left', () => {
    for (const state of states.filter((one) => shipmentStates[one].pieces === 'left'))
      for (const next of Object.keys(shipmentStates[state].next) as ShipmentState[]) assert.equal(shipmentStates[next].pieces, 'left');
  });
});
