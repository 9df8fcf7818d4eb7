import type { Order, OrderShipment, ShipmentState } from '../order.ts';
import { wayOf } from './shipment-states.ts';

type Collected = Pick<Order, 'pickup'>;
type Placed = Pick<OrderShipment, 'kind' | 'source' | 'broughtFrom'>;

/** The branch a shipment is brought to, or was; null: it is sent, or collected where it was picked. */
export const broughtTo = (order: Collected, shipment: Placed): string | null =>
  order.pickup && (shipment.broughtFrom !== null || wayOf(order, shipment) === 'brought') ? order.pickup.code : null;

const laid: readonly ShipmentState[] = ['ready', 'uncollected'];

/** Whose it is to move a shipment: who stands beside it; what is brought is laid ready where it arrives. */
export const placeToMove = ({ pickup }: Collected, { source, state }: Pick<OrderShipment, 'source' | 'state'>, to: ShipmentState) =>
  pickup && (to === 'ready' || laid.includes(state)) ? pickup.code : source;

/** Everywhere somebody has its box in hand, and prints what belongs on it. */
export const placesOf = (order: Collected, { source }: Pick<Placed, 'source'>): readonly string[] =>
  [source, order.pickup?.code ?? null].flatMap((place) => place ?? []);
