import type { Order, OrderShipment, ShipmentState } from '../order.ts';

/** How a shipment gets to who ordered it: sent, collected where it was picked, or brought to the branch it is collected in. */
export type ShipmentWay = 'parcel' | 'pickup' | 'brought';

export type ShipmentRule = {
  /** Where a shipment may go from here, and which ones; everything else is refused. */
  readonly next: Readonly<Partial<Record<ShipmentState, readonly ShipmentWay[]>>>;
  /** Where its pieces are then: meant for it, out of the shop, or free for another one. */
  readonly pieces: 'planned' | 'left' | 'free';
};

const every = ['parcel', 'pickup', 'brought'] as const;
const collected = ['pickup', 'brought'] as const;

/** The states of a parcel, and of what is collected in a branch: ledger, page, API and command read this table. */
export const shipmentStates: Readonly<Record<ShipmentState, ShipmentRule>> = {
  planned: { next: { picking: every, canceled: every }, pieces: 'planned' },
  // What is brought is under way first.
  picking: { next: { packed: ['parcel', 'brought'], ready: ['pickup'], canceled: every }, pieces: 'planned' },
  packed: { next: { sent: ['parcel'], ready: ['brought'], canceled: every }, pieces: 'planned' },
  sent: { next: { delivered: ['parcel'] }, pieces: 'left' },
  delivered: { next: {}, pieces: 'left' },
  ready: { next: { handed_over: collected, uncollected: collected, canceled: collected }, pieces: 'planned' },
  handed_over: { next: {}, pieces: 'left' },
  uncollected: { next: { canceled: collected }, pieces: 'planned' },
  canceled: { next: {}, pieces: 'free' },
};

const states = Object.keys(shipmentStates) as ShipmentState[];

/** Pieces that lie elsewhere than where they are collected are brought there. */
export const wayOf = ({ pickup }: Pick<Order, 'pickup'>, { kind, source }: Pick<OrderShipment, 'kind' | 'source'>): ShipmentWay => {
  if (kind === 'parcel') return 'parcel';
  return pickup && source !== null && source !== pickup.code ? 'brought' : 'pickup';
};

/** Whether the table has the edge. */
export const mayShipmentBecome = (way: ShipmentWay, from: ShipmentState, to: ShipmentState): boolean =>
  shipmentStates[from].next[to]?.includes(way) ?? false;

/** Everything that can become of a shipment next. */
export const statesAfter = (way: ShipmentWay, from: ShipmentState): readonly ShipmentState[] =>
  states.filter((to) => mayShipmentBecome(way, from, to));

export const statesWithPieces = (where: ShipmentRule['pieces']): readonly ShipmentState[] =>
  states.filter((state) => shipmentStates[state].pieces === where);
