import type { ShipmentKind, ShipmentState } from '../../../../generated/graphql.ts';
import type { Shipment } from '../order.ts';

const ways: Readonly<Record<ShipmentKind, readonly ShipmentState[]>> = {
  parcel: ['planned', 'picking', 'packed', 'sent', 'delivered'],
  pickup: ['planned', 'picking', 'ready', 'handed_over'],
};

export type Step = { readonly state: ShipmentState; readonly is: 'done' | 'now' | 'next' };

/** The way of a shipment and how far it is; one that nobody collected is where it lay ready. */
export function stepsOf({ kind, state }: Pick<Shipment, 'kind' | 'state'>): readonly Step[] {
  const way = ways[kind];
  const at = way.indexOf(state === 'uncollected' ? 'ready' : state);
  const isEnd = at === way.length - 1;
  return way.map((step, index) => ({ state: step, is: index < at || (isEnd && index === at) ? 'done' : index === at ? 'now' : 'next' }));
}

/** The one step forward, of what this person may do with it now. */
export const nextStep = ({ kind, can }: Pick<Shipment, 'kind' | 'can'>): ShipmentState | undefined =>
  ways[kind].find((state) => can.includes(state));

/** Pieces can be missing as long as somebody looks for them. */
export const mayPickShort = ({ state, can }: Pick<Shipment, 'state' | 'can'>): boolean =>
  (state === 'planned' || state === 'picking') && can.length > 0;

/** What the thumb would do next: the shipment that is furthest on its way and can go on. */
export function firstToMove(shipments: readonly Shipment[]): Shipment | undefined {
  const rank = (shipment: Shipment): number => ways[shipment.kind].indexOf(shipment.state);
  const movable = shipments.filter((shipment) => nextStep(shipment) !== undefined && nextStep(shipment) !== 'delivered');
  return movable.toSorted((one, other) => rank(other) - rank(one))[0];
}
