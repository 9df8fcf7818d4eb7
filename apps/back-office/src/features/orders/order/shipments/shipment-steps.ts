import type { ShipmentKind, ShipmentState } from '../../../../generated/graphql.ts';
import type { Shipment } from '../order.ts';

const ways: Readonly<Record<ShipmentKind | 'brought', readonly ShipmentState[]>> = {
  parcel: ['planned', 'picking', 'packed', 'sent', 'delivered'],
  pickup: ['planned', 'picking', 'ready', 'handed_over'],
  brought: ['planned', 'picking', 'packed', 'ready', 'handed_over'],
};

const wayOf = ({ kind, broughtTo }: Pick<Shipment, 'kind' | 'broughtTo'>) => ways[broughtTo ? 'brought' : kind];

/** What a state is called: packed, and on its way to the branch it is collected in. */
export const stateWord = (state: ShipmentState, { broughtTo }: Pick<Shipment, 'broughtTo'>): ShipmentState | 'underWay' =>
  broughtTo && state === 'packed' ? 'underWay' : state;

export type Step = { readonly state: ShipmentState; readonly is: 'done' | 'now' | 'next' };

/** The way of a shipment and how far it is; one that nobody collected is where it lay ready. */
export function stepsOf(shipment: Pick<Shipment, 'kind' | 'state' | 'broughtTo'>): readonly Step[] {
  const way = wayOf(shipment);
  const { state } = shipment;
  const at = way.indexOf(state === 'uncollected' ? 'ready' : state);
  const isEnd = at === way.length - 1;
  return way.map((step, index) => ({ state: step, is: index < at || (isEnd && index === at) ? 'done' : index === at ? 'now' : 'next' }));
}

/** The one step forward, of what this person may do with it now. */
export const nextStep = (shipment: Pick<Shipment, 'kind' | 'can' | 'broughtTo'>): ShipmentState | undefined =>
  wayOf(shipment).find((state) => shipment.can.includes(state));

/** Pieces can be missing as long as somebody looks for them. */
export const mayPickShort = ({ state, can }: Pick<Shipment, 'state' | 'can'>): boolean =>
  (state === 'planned' || state === 'picking') && can.length > 0;

/** What the thumb would do next: the shipment that is furthest on its way and can go on. */
export function firstToMove(shipments: readonly Shipment[]): Shipment | undefined {
  const rank = (shipment: Shipment): number => wayOf(shipment).indexOf(shipment.state);
  const movable = shipments.filter((shipment) => nextStep(shipment) !== undefined && nextStep(shipment) !== 'delivered');
  return movable.toSorted((one, other) => rank(other) - rank(one))[0];
}
