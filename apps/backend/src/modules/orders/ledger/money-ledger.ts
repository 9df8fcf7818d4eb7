import type { Cents } from '#kernel/money.ts';
import type { Order, OrderRefund, OrderRevision } from '../order.ts';
import { asPlaced, differenceOf } from '../revisions/order-content.ts';
import { payableOf } from './payable.ts';
import { unaskedPart } from './shares.ts';

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

/**
 * What the customer paid: the order as it was placed, with every edit but those whose difference went back. On account edits come before the
 * money, and what never leaves is not paid.
 */
function moneyIn(order: Order): Cents {
  if (order.paidAt === null) return 0;
  const isCredited = ({ number }: OrderRevision): boolean => order.refunds.some(({ revision }) => revision === number);
  const paid = order.revisions.filter((one) => one.state === 'applied' && (differenceOf(one) > 0 || !isCredited(one))).map(differenceOf);
  return asPlaced(order).totals.grandTotal + sum(paid) - unaskedWorth(order);
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
    open: status === 'canceled' || paidAt !== null ? 0 : payableOf(order) - unaskedWorth(order),
  };
}

const unaskedWorth = (order: Order): Cents => sum(order.lines.map((line) => unaskedPart(order, line).amount));

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
