import type { Tx } from '#kernel/database/database.ts';
import { inputError, notFound } from '#kernel/errors.ts';
import { saveShipment } from '../documents/document-repository.ts';
import { issueInvoice } from '../documents/issue-invoice.ts';
import { queueMail } from '../emails/order-mail.ts';
import { parcelWords } from '../list/order-words.ts';
import type { Order, OrderActor, OrderShipment, ShipmentState } from '../order.ts';
import { addWords, findOrder, insertEvent, raiseVersion, type OrderChange, type StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { bringPieces } from './bring-pieces.ts';
import { completeWhenDone } from './complete-order.ts';
import { forgetFound } from './missing-pieces.ts';
import { isPreparable } from './plan-shipment.ts';
import { mayShipmentBecome, shipmentStates, wayOf } from './shipment-states.ts';
import { queueTelling } from './tell-shipped.ts';

/** How long a business may take to pay on account (LAW-22). */
const dueInDays = 14;

export type ShipmentMove = {
  readonly number: string;
  readonly to: ShipmentState;
  readonly tracking?: { readonly number: string; readonly url?: string | undefined } | undefined;
  /** How it was made sure that the right person has it. */
  readonly proof?: string | undefined;
  /** On its way to another state: nobody is told. */
  readonly isSilent?: boolean;
  readonly by: OrderActor;
  readonly now: Date;
};

type Services = Pick<OrderServices, 'jobs' | 'logger'>;

/** Moves a shipment of a locked order to another state, with all that belongs to it: mail, invoice, provider, the order's own status. */
export async function moveShipment(tx: Tx, services: Services, stored: StoredOrder, move: ShipmentMove): Promise<void> {
  const { order } = stored;
  const { number, to, now } = move;
  const shipment = shipmentOf(order, number);
  if (!mayShipmentBecome(wayOf(order, shipment), shipment.state, to))
    throw inputError(`Shipment ${number} is ${shipment.state} and cannot become ${to}.`);
  const { pieces } = shipmentStates[to];
  const isOver = to === 'delivered' || to === 'uncollected' || pieces === 'free';
  if (!isOver && !isPreparable(order)) throw inputError(`Order ${order.number} is ${order.status} and cannot be shipped.`);
  const changed = changeOf(order, to === 'ready' ? await bringPieces(tx, stored, shipment, now) : shipment, move);
  await saveShipment(tx, changed);
  if (to === 'packed' || to === 'ready') await forgetFound(tx, stored, now);
  await raiseVersion(tx, order.id);
  if (move.isSilent) return;
  await writeDown(tx, order, move);
  if (to === 'ready') await queueMail(tx, services.jobs, order.id, { kind: 'ready-for-pickup', reference: number }, now);
  if (to === 'handed_over' && order.status === 'pending') await handOverRest(tx, order, move);
  if (pieces === 'left' && shipmentStates[shipment.state].pieces !== 'left') await leave(tx, services, order, changed, move);
}

async function writeDown(tx: Tx, { id, status }: Order, { number, to, proof, by, now }: ShipmentMove): Promise<void> {
  const message = `Shipment ${number} is ${to.replace('_', ' ')}${proof === undefined ? '' : ` (${proof})`}.`;
  await insertEvent(tx, id, { at: now, status, by, message, isVisible: false });
}

/** Who pays at the till pays once, and takes along everything that lies ready. */
async function handOverRest(tx: Tx, order: Order, move: ShipmentMove): Promise<void> {
  for (const other of order.shipments.filter(({ number, state }) => number !== move.number && state === 'ready')) {
    await saveShipment(tx, changeOf(order, other, move));
    await writeDown(tx, order, { ...move, number: other.number });
  }
}

export function shipmentOf({ number: orderNumber, shipments }: Order, number: string): OrderShipment {
  const shipment = shipments.find((one) => one.number === number);
  if (!shipment) throw notFound(`Order ${orderNumber} has no shipment ${number}.`);
  return shipment;
}

function changeOf(order: Order, shipment: OrderShipment, { to, tracking, by, now }: ShipmentMove): OrderShipment {
  const carrier = order.shippingMethod;
  const isPacked = to === 'packed' || to === 'ready';
  const hasLeft = shipmentStates[to].pieces === 'left';
  return {
    ...shipment,
    state: to,
    by,
    packedAt: isPacked ? now : shipment.packedAt,
    shippedAt: hasLeft ? (shipment.shippedAt ?? now) : shipment.shippedAt,
    deliveredAt: to === 'delivered' ? now : shipment.deliveredAt,
    tracking:
      tracking && carrier && to === 'sent'
        ? [{ carrierCode: carrier.carrierCode, title: carrier.carrierTitle, number: tracking.number, url: tracking.url ?? null }]
        : shipment.tracking,
  };
}

/** Pieces are out of the shop: whoever has to know hears of it, once a shipment. */
async function leave(tx: Tx, services: Services, order: Order, shipment: OrderShipment, { by, now }: ShipmentMove): Promise<void> {
  const { jobs } = services;
  await addWords(tx, order.id, parcelWords(shipment));
  const after = await findOrder(tx, { id: order.id });
  if (!after) throw new Error(`order ${order.id} is gone`);
  const isPaidNow = order.status === 'pending';
  // Paid at the till when it is handed over: there is no second time.
  const change: OrderChange = isPaidNow ? { paidAt: now, holdEndsAt: null } : {};
  const isDone = await completeWhenDone(tx, services, after, { by, now, change });
  if (isPaidNow && !isDone) throw inputError(`Order ${order.number} is paid at the till: everything is handed over at once.`);
  const isOnAccount = !isPaidNow && order.paidAt === null;
  await issueInvoice(tx, order, now, { isSupplied: true, onAccount: isOnAccount ? { shipment, dueInDays } : undefined });
  // Whoever collects it stands in the branch; only an invoice that is still to be paid goes after them.
  if (order.pickup === null || isOnAccount) await queueMail(tx, jobs, order.id, { kind: 'shipped', reference: shipment.number }, now);
  await queueTelling(tx, jobs, order, shipment.number);
}
