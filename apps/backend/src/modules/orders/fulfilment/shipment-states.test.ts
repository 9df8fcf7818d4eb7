import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ShipmentKind, ShipmentState } from '../order.ts';
import { mayShipmentBecome, shipmentStates } from './shipment-states.ts';

const states = Object.keys(shipmentStates) as ShipmentState[];
const edges = (kind: ShipmentKind): readonly string[] =>
  states.flatMap((from) =>
    states.filter((to) => shipmentStates[from].kinds.includes(kind) && mayShipmentBecome(kind, from, to)).map((to) => `${from} > ${to}`),
  );

describe('the states of a shipment', () => {
  it('let a parcel pass only the documented edges', () => {
    assert.deepEqual(edges('parcel').toSorted(), [
      'packed > canceled',
      'packed > sent',
      'picking > canceled',
      'picking > packed',
      'planned > canceled',
      'planned > picking',
      'sent > delivered',
    ]);
  });

  it('let what is collected pass only the documented edges', () => {
    assert.deepEqual(edges('pickup').toSorted(), [
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

  it('never bring back what has left', () => {
    for (const state of states.filter((one) => shipmentStates[one].pieces === 'left'))
      for (const next of shipmentStates[state].next) assert.equal(shipmentStates[next].pieces, 'left');
  });
});
