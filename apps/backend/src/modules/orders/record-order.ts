import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { zonedTime } from '@shop/rules/zoned-time';
import type { Tx } from '#kernel/database/database.ts';
import { reserveStock, sellReserved, type Shortage, type StockRow } from '#modules/inventory/index.ts';
import type { MethodBehaviour } from '#modules/payments/index.ts';
import { issueInvoice } from './documents/issue-invoice.ts';
import type { Order, OrderEvent, OrderPaymentMethod, OrderSnapshot } from './order.ts';
import { enqueueMail } from './emails/order-mail.ts';
import { insertPlaced, orderNumber } from './insert-order.ts';
import { findOrder, saveOrder } from './order-repository.ts';
import type { OrderServices } from './order-services.ts';
import { planAttempt } from './payment/start-payment.ts';

export type OrderDraft = {
  readonly cartId: number;
  readonly customerId: number | null;
  readonly email: string;
  readonly storeCode: string;
  readonly snapshot: OrderSnapshot;
  readonly method: OrderPaymentMethod;
  readonly behaviour: MethodBehaviour;
  readonly pieces: readonly StockRow[];
  readonly now: Date;
};

/** Writes an order and everything that follows from it being placed, in the transaction that decides; its stock is held after it. */
export async function recordOrder(tx: Tx, { ids, jobs }: OrderServices, draft: OrderDraft): Promise<Order> {
  const { cartId, customerId, email, storeCode, behaviour, snapshot, pieces, method, now } = draft;
  const { firstStatus: status, provider } = behaviour;
  const { grandTotal } = snapshot.totals;
  const event: OrderEvent = { at: now, status, by: 'shopper', message: null, isVisible: false };
  const order = {
    hash: ids.masked(),
    customerId,
    email,
    storeCode,
    status,
    paymentMethod: method,
    placedAt: now,
    updatedAt: now,
    holdEndsAt: holdEnd(draft) ?? null,
    paidAt: grandTotal === 0 ? now : null,
  };
  const { id, mailId } = await insertPlaced(tx, { ...order, cartId, snapshot, pieces }, event);
  await enqueueMail(tx, jobs, mailId);
  const number = orderNumber(id);
  const attempts = provider === 'offline' ? [] : [await planAttempt(tx, { id, number, grandTotal, attempts: [] }, method, now)];
  const lists = { editAttempts: [], revisions: [], invoices: [], refunds: [], shipments: [], canceledLines: [], returnedLines: [] };
  return { ...snapshot, ...order, id, number, events: [event], attempts, ...lists };
}

const holdEnd = (draft: OrderDraft): Date | undefined => {
  const { holdSeconds } = draft.behaviour;
  return holdSeconds === null ? undefined : new Date(heldFrom(draft).getTime() + holdSeconds * 1_000);
};

/** Who pays at the till cannot come before the day it lies ready, until which the branch may be closed. */
function heldFrom({ snapshot, behaviour, now }: OrderDraft): Date {
  const { pickup, expected } = snapshot;
  if (!behaviour.isForPickup || pickup === null || expected === null) return now;
  return new Date(Math.max(now.getTime(), zonedTime(expected.to, '18:00', branchTimeZone).getTime()));
}

export type Replan = (shortage: Shortage) => Promise<readonly StockRow[]>;

/**
 * Holds the pieces of a recorded order, or sells them at once where nothing is waited for. Somebody may have taken a piece since it
 * was planned: then `replan` says where else it is, or throws. Last in the transaction, because writers of the stock wait for each other.
 */
export async function takePieces(tx: Tx, { id, number: reference }: Order, draft: OrderDraft, replan: Replan): Promise<void> {
  const { behaviour, now } = draft;
  const endsAt = holdEnd(draft);
  let { pieces } = draft;
  for (;;) {
    // A single piece is held or not; of several, those before the missing one are given back.
    const isOne = pieces.length === 1;
    if (!isOne) await tx.query('savepoint pieces');
    const shortage = pieces.length > 0 ? await reserveStock(tx, { reference, reason: 'order', now, endsAt, pieces }) : undefined;
    if (!shortage) break;
    if (!isOne) await tx.query('rollback to savepoint pieces');
    pieces = await replan(shortage);
  }
  if (pieces !== draft.pieces) await saveOrder(tx, id, { pieces }, now);
  if (behaviour.firstStatus === 'processing') await sellReserved(tx, reference, now);
}

/** The invoice of an order with nothing left to pay; after its pieces, as everywhere, so that nobody locks anybody out. */
export async function invoiceFree(tx: Tx, order: Order): Promise<Order> {
  if (order.totals.grandTotal > 0) return order;
  await issueInvoice(tx, order, order.placedAt, { isSupplied: false });
  return (await findOrder(tx, { id: order.id }))?.order ?? order;
}
