import type { Cents } from '#kernel/money.ts';
import type { Order, OrderRefund } from '../order.ts';
import { shareOfPieces } from './shares.ts';

/** Where the money of an order is: `paid` = `refunded` + `waiting` + `refundable`. A payment that came twice is none of it. */
export type OrderMoney = {
  readonly total: Cents;
  readonly paid: Cents;
  /** Back with the customer. */
  readonly refunded: Cents;
  /** Asked for, and not confirmed yet. */
  readonly waiting: Cents;
  /** What can still be given back. */
  readonly refundable: Cents;
  /** Delivery costs among it; a smaller rest of all of it is the limit. */
  readonly refundableDelivery: Cents;
  /** What the customer still has to pay, now or for parcels to come; without pieces that never leave. */
  readonly open: Cents;
};

export type MoneyFacts = Pick<Order, 'status' | 'totals' | 'paidAt' | 'refunds' | 'lines' | 'canceledLines'>;

/** Refunds that were not refused. */
export const living = ({ refunds }: Pick<Order, 'refunds'>): readonly OrderRefund[] => refunds.filter(({ state }) => state !== 'failed');

/** Counts the money of an order: whoever takes, gives back or shows some asks here, and nothing else counts. */
export function moneyLedger(order: MoneyFacts): OrderMoney {
  const { totals, paidAt, status } = order;
  const total = totals.grandTotal;
  const paid = paidAt === null ? 0 : total;
  const back = living(order);
  const refunded = sum(back.filter(({ state }) => state === 'done').map((refund) => refund.total));
  const waiting = sum(back.filter(({ state }) => state === 'requested').map((refund) => refund.total));
  return {
    total,
    paid,
    refunded,
    waiting,
    refundable: paid - refunded - waiting,
    refundableDelivery: (totals.shipping?.incl ?? 0) - sum(back.map(({ shipping }) => shipping)),
    open: status === 'canceled' || paidAt !== null ? 0 : total - canceledWorth(order),
  };
}

/** What is never asked for: the last pieces of a row, because invoices begin with the first. */
const canceledWorth = ({ lines, canceledLines }: MoneyFacts): Cents =>
  sum(
    canceledLines.map(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line ? shareOfPieces(line.rowIncl - line.discount, line.quantity, line.quantity - quantity, quantity) : 0;
    }),
  );

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
