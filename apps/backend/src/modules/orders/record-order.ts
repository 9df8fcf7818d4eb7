import type { Tx } from '#kernel/database/database.ts';
import { reserveStock, sellReserved, type Shortage, type StockRow } from '#modules/inventory/index.ts';
import type { MethodBehaviour } from '#modules/payments/index.ts';
import { issueInvoice } from './issue-invoice.ts';
import type { Order, OrderPaymentMethod, OrderSnapshot } from './order.ts';
import { queueMail } from './order-mail.ts';
import { findOrder, insertEvent, insertOrder, orderNumber, saveOrder } from './order-repository.ts';
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
export async function recordOrder(tx: Tx, { ids, jobs }: OrderServices, draft: OrderDraft): Promise<void> {
  const { id, behaviour, snapshot, method, now } = draft;
  const { firstStatus: status, holdSeconds, provider } = behaviour;
  const { grandTotal } = snapshot.totals;
  await insertOrder(tx, {
    ...draft,
    number: orderNumber(id),
    hash: ids.masked(),
    status,
    paymentMethod: method,
    placedAt: now,
    updatedAt: now,
    holdEndsAt: holdSeconds === null ? null : new Date(now.getTime() + holdSeconds * 1_000),
    paidAt: grandTotal === 0 ? now : null,
  });
  await insertEvent(tx, id, { at: now, status, by: 'shopper', message: null, isVisible: false });
  if (provider !== 'offline') await planAttempt(tx, { id, number: orderNumber(id), grandTotal, attempts: [] }, method, now);
  await queueMail(tx, jobs, id, { kind: 'confirmation' }, now);
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
  await tx.query('savepoint pieces');
  for (;;) {
    const shortage = pieces.length > 0 ? await reserveStock(tx, { reference, reason: 'order', now, endsAt, pieces }) : undefined;
    if (!shortage) break;
    await tx.query('rollback to savepoint pieces');
    pieces = await replan(shortage);
  }
  if (pieces !== draft.pieces) await saveOrder(tx, id, { pieces }, now);
  if (behaviour.firstStatus === 'processing') await sellReserved(tx, reference, now);
}

/** The order that was just written, with its invoice when there is nothing left to pay. */
export async function finishRecord(tx: Tx, id: number, now: Date): Promise<Order> {
  const found = await findOrder(tx, { id });
  if (!found) throw new Error('the order was not written');
  if (found.order.paidAt === null) return found.order;
  await issueInvoice(tx, found.order, now);
  return (await findOrder(tx, { id }))?.order ?? found.order;
}
