import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { queueMail } from '../emails/order-mail.ts';
import { pieceLedger, piecesOfLine } from '../ledger/piece-ledger.ts';
import type { Order, OrderActor, OrderDocumentLine } from '../order.ts';
import { findOrder, insertEvent, type StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { cancelPieces } from './cancel-pieces.ts';
import { completeWhenDone } from './complete-order.ts';
import { openLines } from './plan-shipment.ts';

type CancelPart = {
  readonly lines: readonly OrderDocumentLine[];
  readonly by: OrderActor;
  readonly reason: string;
  readonly now: Date;
};

/** Whether each parcel is paid after it came: nothing was paid, and nothing is asked for as a whole. */
export const isOnAccount = ({ status, paidAt, attempts }: Pick<Order, 'status' | 'paidAt' | 'attempts'>): boolean =>
  status === 'processing' && paidAt === null && attempts.length === 0;

/**
 * Pieces of a locked order on account that are in no shipment and on no invoice never leave, and nobody is asked to pay for them; the
 * customer hears of it. What waits for its money is paid, or canceled, as a whole; what was paid is refunded.
 */
export async function cancelPart(
  tx: Tx,
  services: Pick<OrderServices, 'jobs' | 'logger'>,
  stored: StoredOrder,
  { lines, by, reason, now }: CancelPart,
): Promise<void> {
  const { order } = stored;
  if (order.paidAt !== null) throw inputError(`Order ${order.number} is paid: refund the pieces that do not leave.`);
  if (!isOnAccount(order)) throw inputError(`Order ${order.number} is ${order.status}: it is paid, or canceled, as a whole.`);
  const canceled = checkUnpaid(order, openLines(order, lines));
  await cancelPieces(tx, stored, canceled, now);
  await insertEvent(tx, order.id, { at: now, status: order.status, by, message: reason, isVisible: false });
  await queueMail(tx, services.jobs, order.id, { kind: 'canceled-part', reference: now.toISOString() }, now);
  const after = await findOrder(tx, { id: order.id });
  if (after) await completeWhenDone(tx, services, after, { by, now });
}

/** What is on an invoice needs a credit note, and an order of which nothing is left is canceled. */
function checkUnpaid(order: Order, lines: readonly OrderDocumentLine[]): readonly OrderDocumentLine[] {
  for (const { lineId, quantity } of lines) {
    const { ordered, invoiced, canceled } = piecesOfLine(order, lineId);
    if (quantity > ordered - invoiced - canceled) throw inputError(`Pieces of line ${lineId} are on an invoice.`);
  }
  const left = pieceLedger(order).reduce((sum, { ordered, canceled }) => sum + ordered - canceled, 0);
  if (lines.reduce((sum, { quantity }) => sum + quantity, 0) === left)
    throw inputError(`Nothing would be left of order ${order.number}: cancel it as a whole.`);
  return lines;
}
