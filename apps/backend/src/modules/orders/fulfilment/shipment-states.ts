import type { ShipmentKind, ShipmentState } from '../order.ts';

export type ShipmentRule = {
  /** Of which kind of shipment it is a state. */
  readonly kinds: readonly ShipmentKind[];
  /** Where a shipment may go from here; everything else is refused. */
  readonly next: readonly ShipmentState[];
  /** Where its pieces are then: meant for it, out of the shop, or free for another one. */
  readonly pieces: 'planned' | 'left' | 'free';
};

const both = ['parcel', 'pickup'] as const;

/** The states of a parcel, and of what is collected in a branch: ledger, page, API and command read this table. */
export const shipmentStates: Readonly<Record<ShipmentState, ShipmentRule>> = {
  planned: { kinds: both, next: ['picking', 'canceled'], pieces: 'planned' },
  picking: { kinds: both, next: ['packed', 'ready', 'canceled'], pieces: 'planned' },
  packed: { kinds: ['parcel'], next: ['sent', 'canceled'], pieces: 'planned' },
  sent: { kinds: ['parcel'], next: ['delivered'], pieces: 'left' },
  delivered: { kinds: ['parcel'], next: [], pieces: 'left' },
  ready: { kinds: ['pickup'], next: ['handed_over', 'uncollected', 'canceled'], pieces: 'planned' },
  handed_over: { kinds: ['pickup'], next: [], pieces: 'left' },
  uncollected: { kinds: ['pickup'], next: ['canceled'], pieces: 'planned' },
  canceled: { kinds: both, next: [], pieces: 'free' },
};

/** Whether the table has the edge. */
export const mayShipmentBecome = (kind: ShipmentKind, from: ShipmentState, to: ShipmentState): boolean =>
  shipmentStates[from].next.includes(to) && shipmentStates[to].kinds.includes(kind);

export const statesWithPieces = (where: ShipmentRule['pieces']): readonly ShipmentState[] =>
  (Object.keys(shipmentStates) as ShipmentState[]).filter((state) => shipmentStates[state].pieces === where);
