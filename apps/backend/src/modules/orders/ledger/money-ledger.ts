import type { Cents } from '#kernel/money.ts';
import type { Order, OrderRefund } from '../order.ts';
import { asPlaced, differenceOf } from '../revisions/order-content.ts';
import { payableOf } from './payable.ts';
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

/** What of a credit note the customer gets in money. */
export const moneyBack = ({ total, setOff }: Pick<OrderRefund, 'total' | 'setOff'>): Cents => total - setOff;

/** Those of pieces and money the order has, not of what an edit took out of it. */
export const ofOrder = (refunds: readonly OrderRefund[]): readonly OrderRefund[] => refunds.filter(({ revision }) => revision === null);

/** What the customer paid: the order as it was placed, and the difference of every edit that made it dearer. */
function moneyIn(order: Order): Cents {
  if (order.paidAt === null) return 0;
  const dearer = order.revisions.filter(({ state }) => state === 'applied').map((revision) => Math.max(0, differenceOf(revision)));
  return asPlaced(order).totals.grandTotal + sum(dearer);
}

/** Refunds that were not refused. */
export const living = ({ refunds }: Pick<Order, 'refunds'>): readonly OrderRefund[] => refunds.filter(({ state }) => state !== 'failed');

/** Counts the money of an order: whoever takes, gives back or shows some asks here, and nothing else counts. */
export function moneyLedger(order: Order): OrderMoney {
  const { totals, paidAt, status } = order;
  const total = totals.grandTotal;
  const paid = moneyIn(order);
  const back = living(order);
  const refunded = sum(back.filter(({ state }) => state === 'done').map(moneyBack));
  const waiting = sum(back.filter(({ state }) => state === 'requested').map(moneyBack));
  return {
    total,
    paid,
    refunded,
    waiting,
    refundable: paid - refunded - waiting,
    refundableDelivery: (totals.shipping?.incl ?? 0) - sum(ofOrder(back).map(({ shipping }) => shipping)),
    open: status === 'canceled' || paidAt !== null ? 0 : payableOf(order) - canceledWorth(order),
  };
}

/** What is never asked for: the last pieces of a row, because invoices begin with the first. */
const canceledWorth = ({ lines, canceledLines }: Order): Cents =>
  sum(
    canceledLines.map(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line ? shareOfPieces(line.rowIncl - line.discount, line.quantity, line.quantity - quantity, quantity) : 0;
    }),
  );

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
