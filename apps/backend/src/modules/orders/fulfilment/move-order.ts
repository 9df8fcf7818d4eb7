import type { Tx } from '#kernel/database/database.ts';
import { releaseCoupons, retakeCoupons } from '#modules/cart/index.ts';
import { changeHoldEnd, isSold, releaseStock, reserveStock, returnSold, sellReserved } from '#modules/inventory/index.ts';
import { cancelShipments } from '../documents/document-repository.ts';
import { issueInvoice } from '../documents/issue-invoice.ts';
import type { Order, OrderActor, OrderStatus } from '../order.ts';
import { alertStaff } from '../emails/alert-staff.ts';
import { queueMail } from '../emails/order-mail.ts';
import { insertEvent, saveOrder, type OrderChange, type StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { endWaiting } from '../revisions/end-waiting.ts';
import { countMissing } from './missing-pieces.ts';
import { mayBecome, orderStatuses } from './order-statuses.ts';

export type Why = {
  readonly by: OrderActor;
  readonly now: Date;
  readonly message?: string;
  /** The customer reads the message too. */
  readonly isVisible?: boolean;
  /** Mails of the status that somebody else sends, or nobody. */
  readonly isSilent?: boolean;
  readonly change?: OrderChange;
};

export type Moved = 'moved' | 'refused' | 'no-stock';

/**
 * Moves a locked order to another status with all that belongs to it: pieces, coupon, invoice, history, mail.
 * `refused`: the table has no such edge; `no-stock`: its pieces were given away meanwhile. In both cases nothing was written.
 */
export async function moveOrder(
  tx: Tx,
  { jobs, logger }: Pick<OrderServices, 'jobs' | 'logger'>,
  stored: StoredOrder,
  to: OrderStatus,
  why: Why,
): Promise<Moved> {
  const { order, pieces } = stored;
  const { now } = why;
  if (!mayBecome(order.status, to)) {
    logger.warn('order.edge-refused', { order: order.number, from: order.status, to, by: why.by });
    return 'refused';
  }
  const { stock, mail } = orderStatuses[to];
  if (stock === 'sell' && !(await sellPieces(tx, order.number, pieces, now))) return 'no-stock';
  if (stock === 'keep') await changeHoldEnd(tx, order.number, undefined);
  if (stock === 'release') await giveBack(tx, stored, now);
  if (to === 'canceled') await cancelShipments(tx, order.id);
  if (to === 'canceled' || to === 'complete')
    await endWaiting(tx, order, 'withdrawn', { by: why.by, now, message: `The order is ${to}: its revision ends.` });
  if (order.status === 'canceled') await countCouponAgain(tx, jobs, order, why);
  // What was given back waits for no money: a try that comes to nothing afterwards ends the order again.
  const ended = to === 'canceled' ? { holdEndsAt: null } : {};
  await saveOrder(tx, order.id, { ...why.change, ...ended, status: to }, now);
  await insertEvent(tx, order.id, { at: now, status: to, by: why.by, message: why.message ?? null, isVisible: why.isVisible ?? false });
  const isPaid = (why.change?.paidAt ?? order.paidAt) !== null;
  // On account the invoice comes with the parcel.
  if (to === 'processing' && isPaid) await issueInvoice(tx, order, now, { isSupplied: false });
  const kind = mail === 'paid' ? (isPaid ? paidMail(order) : undefined) : mail;
  if (kind && !why.isSilent) await queueMail(tx, jobs, order.id, { kind }, now);
  return 'moved';
}

/** What was only offered in exchange is an order from now on, and is told of as one. */
const paidMail = ({ exchange }: Order) => (exchange ? 'exchanged' : 'payment-received');

/** Pieces leave the shelf. A holding that ended is taken again if they are still there (R010). */
async function sellPieces(tx: Tx, reference: string, pieces: StoredOrder['pieces'], now: Date): Promise<boolean> {
  if (pieces.length === 0 || (await sellReserved(tx, reference, now)) || (await isSold(tx, reference))) return true;
  await tx.query('savepoint late_payment');
  if (await reserveStock(tx, { reference, reason: 'late payment', now, pieces })) {
    await tx.query('rollback to savepoint late_payment');
    return false;
  }
  return sellReserved(tx, reference, now);
}

/** What was held or sold goes back, and the coupon may be used again. */
async function giveBack(tx: Tx, stored: StoredOrder, now: Date): Promise<void> {
  const reference = stored.order.number;
  if (!(await releaseStock(tx, reference, now))) await returnSold(tx, reference);
  await countMissing(tx, stored, stored.missing, now);
  await releaseCoupons(tx, reference, now);
}

/** An order that goes on after its end keeps its price, so its coupon is used up by it again; staff hears of it (R032). */
async function countCouponAgain(tx: Tx, jobs: OrderServices['jobs'], order: Order, { by, now }: Why): Promise<void> {
  for (const { code, isOverLimit } of await retakeCoupons(tx, order.number, now)) {
    const over = isOverLimit ? ' It was used up meanwhile, so that there is one use more than it allows.' : '';
    await alertStaff(tx, jobs, order, {
      by,
      message: `The order goes on after its end, and coupon ${code} counts for it again.${over}`,
      now,
    });
  }
}

/** Whether an order can be paid now: it waits for money and its holding has not ended. */
export const isPayable = (
  { status, holdEndsAt, grandTotal }: Pick<Order, 'status' | 'holdEndsAt'> & { grandTotal: number },
  now: Date,
): boolean => orderStatuses[status].isPayable && grandTotal > 0 && holdEndsAt !== null && holdEndsAt > now;
