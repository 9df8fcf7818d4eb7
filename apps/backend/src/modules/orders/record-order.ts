import type { Tx } from '#kernel/database/database.ts';
import { reserveStock, sellReserved, type Shortage, type StockRow } from '#modules/inventory/index.ts';
import type { MethodBehaviour } from '#modules/payments/index.ts';
import { issueInvoice } from './issue-invoice.ts';
import type { Order, OrderEvent, OrderPaymentMethod, OrderSnapshot } from './order.ts';
import { enqueueMail } from './order-mail.ts';
import { findOrder, insertPlaced, orderNumber, saveOrder } from './order-repository.ts';
import type { OrderServices } from './order-services.ts';
import { planAttempt } from './start-payment.ts';

export type OrderDraft = {
  readonly id: number;
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
  const { id, customerId, email, storeCode, behaviour, snapshot, method, now } = draft;
  const { firstStatus: status, holdSeconds, provider } = behaviour;
  const { grandTotal } = snapshot.totals;
  const written = {
    id,
    number: orderNumber(id),
    hash: ids.masked(),
    customerId,
    email,
    storeCode,
    status,
    paymentMethod: method,
    placedAt: now,
    updatedAt: now,
    holdEndsAt: holdSeconds === null ? null : new Date(now.getTime() + holdSeconds * 1_000),
    paidAt: grandTotal === 0 ? now : null,
  };
  const event: OrderEvent = { at: now, status, by: 'shopper', message: null, isVisible: false };
  await enqueueMail(tx, jobs, await insertPlaced(tx, { ...written, cartId: draft.cartId, snapshot, pieces: draft.pieces }, event));
  const attempts = provider === 'offline' ? [] : [await planAttempt(tx, { ...written, grandTotal, attempts: [] }, method, now)];
  return { ...snapshot, ...written, events: [event], attempts, invoices: [], refunds: [], shipments: [] };
}

export type Replan = (shortage: Shortage) => Promise<readonly StockRow[]>;

/**
 * Holds the pieces of a recorded order, or sells them at once where nothing is waited for. Somebody may have taken a piece since it
 * was planned: then `replan` says where else it is, or throws. Last in the transaction, because writers of the stock wait for each other.
 */
export async function takePieces(tx: Tx, draft: OrderDraft, replan: Replan): Promise<void> {
  const { id, behaviour, now } = draft;
  const reference = orderNumber(id);
  const endsAt = behaviour.holdSeconds === null ? undefined : new Date(now.getTime() + behaviour.holdSeconds * 1_000);
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
  await issueInvoice(tx, order, order.placedAt);
  return (await findOrder(tx, { id: order.id }))?.order ?? order;
}
