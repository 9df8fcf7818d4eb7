import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { pieceLedger } from '../ledger/piece-ledger.ts';
import type { Order, OrderDocumentLine, OrderShipment, ShipmentState } from '../order.ts';
import { findOrder, lockOrder, type StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { confirmPayment } from './confirm-transfer.ts';
import { moveShipment, type ShipmentMove } from './move-shipment.ts';
import { isPreparable, planShipment } from './plan-shipment.ts';
import { shipmentStates, wayOf, type ShipmentWay } from './shipment-states.ts';

export type ShipWish = {
  readonly tracking?: { readonly number: string; readonly url?: string | undefined } | undefined;
  /** These pieces and no others; without them everything that has not left. */
  readonly lines?: readonly OrderDocumentLine[] | undefined;
  /** Where pieces that are in no shipment yet are taken from; undefined: where they lie. */
  readonly source?: string | undefined;
};

const by = 'staff';
const ways: Readonly<Record<ShipmentWay, readonly ShipmentState[]>> = {
  parcel: ['planned', 'picking', 'packed', 'sent'],
  pickup: ['planned', 'picking', 'ready', 'handed_over'],
  brought: ['planned', 'picking', 'packed', 'ready', 'handed_over'],
};

/** Sends pieces of an order off, or hands them over in its branch: some of them as one shipment, or all that have not left. */
export async function shipOrder(services: OrderServices, id: number, { tracking, lines, source }: ShipWish): Promise<Order> {
  const { database, clock, inventory } = services;
  await database.transaction(async (tx) => {
    const now = clock.now();
    const locked = await lockOrder(tx, id);
    const part = lines && (await planShipment(tx, locked, { source, lines, by, now }));
    let stored = part ? await again(tx, id) : await planRest(tx, locked, source, now);
    const leaving = (part ? [part] : stored.order.shipments.filter(isHere)).map(({ number }) => number);
    const isPickup = stored.order.pickup !== null;
    // What is paid at the till is handed over at once, so that all of it lies there first.
    if (isPickup) for (const number of leaving) stored = await walk(tx, services, stored, { number, to: 'ready', isSilent: true, by, now });
    for (const number of leaving)
      stored = await walk(tx, services, stored, { number, to: isPickup ? 'handed_over' : 'sent', tracking, by, now });
  });
  await inventory.refresh();
  return freshly(services, id);
}

/** Whether a shipment can still leave; about one that nobody collected a person decides. */
const isHere = ({ state }: OrderShipment): boolean => shipmentStates[state].pieces === 'planned' && state !== 'uncollected';

/** Tells who ordered for pickup that everything lies ready. */
export async function announcePickup(services: OrderServices, id: number): Promise<void> {
  const { database, clock } = services;
  await database.transaction(async (tx) => {
    const seen = await lockOrder(tx, id);
    if (!seen.order.pickup || !isPreparable(seen.order)) throw inputError(`Order ${seen.order.number} is not waiting to be collected.`);
    const now = clock.now();
    let stored = await planRest(tx, seen, undefined, now);
    for (const { number, state } of stored.order.shipments) {
      if (state === 'planned' || state === 'picking' || state === 'packed')
        stored = await walk(tx, services, stored, { number, to: 'ready', by, now });
    }
  });
}

/** One shipment of all pieces that are in none. */
async function planRest(tx: Tx, stored: StoredOrder, source: string | undefined, now: Date): Promise<StoredOrder> {
  const { order } = stored;
  if (!isPreparable(order)) throw inputError(`Order ${order.number} is ${order.status} and cannot be shipped.`);
  const lines = pieceLedger(order)
    .filter(({ open }) => open > 0)
    .map(({ lineId, open }) => ({ lineId, quantity: open }));
  if (lines.length === 0) return stored;
  await planShipment(tx, stored, { source, lines, by, now });
  return again(tx, order.id);
}

/** Takes a shipment through every state up to one. */
async function walk(tx: Tx, services: OrderServices, stored: StoredOrder, move: ShipmentMove): Promise<StoredOrder> {
  let current = stored;
  const shipment = stored.order.shipments.find(({ number }) => number === move.number);
  const way = ways[shipment ? wayOf(stored.order, shipment) : 'parcel'];
  const steps = way.slice(way.indexOf(shipment?.state ?? 'planned') + 1, way.indexOf(move.to) + 1);
  for (const to of steps) {
    await moveShipment(tx, services, current, { ...move, to, isSilent: move.isSilent || to !== move.to });
    current = await again(tx, stored.order.id);
  }
  return current;
}

async function again(tx: Tx, id: number): Promise<StoredOrder> {
  const found = await findOrder(tx, { id });
  if (!found) throw new Error(`order ${id} is gone`);
  return found;
}

export async function confirmTransfer(services: OrderServices, id: number): Promise<Order> {
  const { database, clock, inventory } = services;
  await database.transaction(async (tx) => confirmPayment(tx, services, await lockOrder(tx, id), { by, now: clock.now() }));
  await inventory.refresh();
  return freshly(services, id);
}

async function freshly({ database }: OrderServices, id: number): Promise<Order> {
  const found = await findOrder(database, { id });
  if (!found) throw inputError('The order does not exist.');
  return found.order;
}
