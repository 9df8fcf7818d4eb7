import { inputError } from '#kernel/errors.ts';
import { splitByWeight, type Cents } from '#kernel/money.ts';
import { PaymentError } from '#modules/payments/index.ts';
import { insertRefund, nextNumber } from '../documents/document-repository.ts';
import type { Order, OrderRefund } from '../order.ts';
import { findOrder, insertEvent, lockOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { moneyLedger } from '../ledger/money-ledger.ts';
import { pieceLedger, piecesOfLine } from '../ledger/piece-ledger.ts';
import { refundTaxes } from './refund-taxes.ts';
import { paidAttempt, sendRefund } from './send-refund.ts';
import { queueRefund } from './repeat-refund.ts';

/** Lines by their number and how many come back, delivery costs, and anything else; all including VAT. */
export type RefundWish = {
  readonly lines: readonly { readonly lineId: number; readonly quantity: number }[];
  readonly shipping: Cents;
  readonly adjustment: Cents;
  readonly reason: string;
};

/** Everything that was not given back yet. */
const wholeRefund = (order: Order, reason: string): RefundWish => ({
  lines: pieceLedger(order)
    .map(({ lineId, ordered, refunded }) => ({ lineId, quantity: ordered - refunded }))
    .filter(({ quantity }) => quantity > 0),
  shipping: moneyLedger(order).refundableDelivery,
  adjustment: 0,
  reason,
});

/** What some pieces of a line cost after the coupon: the last piece takes what rounding left, so a line never gives back more. */
function lineAmount(order: Order, lineId: number, quantity: number): Cents {
  const line = order.lines.find(({ id }) => id === lineId);
  const { refunded: before } = piecesOfLine(order, lineId);
  if (!line || !Number.isInteger(quantity) || quantity < 1 || before + quantity > line.quantity) {
    throw inputError(`Line ${lineId} does not have ${quantity} pieces left to give back.`);
  }
  const shares = splitByWeight(
    line.rowIncl - line.discount,
    Array.from({ length: line.quantity }, () => 1),
  );
  return shares.slice(before, before + quantity).reduce((sum, share) => sum + share, 0);
}

function draftRefund(order: Order, wish: RefundWish, number: string, now: Date): OrderRefund {
  const lines = wish.lines.map(({ lineId, quantity }) => ({ lineId, quantity, amount: lineAmount(order, lineId, quantity) }));
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { refundable, refundableDelivery } = moneyLedger(order);
  if (wish.shipping < 0 || wish.shipping > refundableDelivery) throw inputError('More delivery costs than were paid cannot be given back.');
  const total = goods + wish.shipping + wish.adjustment;
  if (total <= 0) throw inputError('There is nothing to give back.');
  // Never more than is left, whatever the lines say.
  if (total > refundable) throw inputError(`At most ${refundable} cents are left to give back.`);
  const taxes = refundTaxes(order, lines, wish);
  return {
    number,
    invoiceNumber: order.invoices[0]?.number ?? null,
    issuedAt: now,
    lines,
    shipping: wish.shipping,
    adjustment: wish.adjustment,
    total,
    tax: taxes.reduce((sum, { tax }) => sum + tax, 0),
    taxes,
    reason: wish.reason,
    state: 'requested',
    providerRefundId: null,
  };
}

/**
 * Gives money back: the credit note is written first, under the order's lock, so that two refunds cannot both take the rest; then the
 * provider is asked. One it refuses is marked and its amount is free again; one that cannot be asked hears of it from a job.
 */
export async function refundOrder(services: OrderServices, id: number, wish: RefundWish | 'everything', reason = ''): Promise<OrderRefund> {
  const { database, clock, jobs } = services;
  const { order, refund } = await database.transaction(async (tx) => {
    const { order: locked } = await lockOrder(tx, id);
    const now = clock.now();
    const drafted = draftRefund(locked, wish === 'everything' ? wholeRefund(locked, reason) : wish, await nextNumber(tx, 'refund'), now);
    await insertRefund(tx, id, drafted);
    await insertEvent(tx, id, { at: now, status: locked.status, by: 'staff', message: drafted.reason, isVisible: false });
    if (paidAttempt(locked)) await queueRefund(tx, jobs, { orderId: id, number: drafted.number }, now);
    return { order: locked, refund: drafted };
  });
  try {
    await sendRefund(services, order, refund);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    if (error.kind === 'refused') throw inputError(`The provider did not take the refund (${error.message}).`);
  }
  const found = await findOrder(database, { id });
  return found?.order.refunds.find(({ number }) => number === refund.number) ?? refund;
}
