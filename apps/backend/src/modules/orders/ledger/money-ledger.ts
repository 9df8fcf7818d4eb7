import type { Cents } from '#kernel/money.ts';
import type { Order, OrderRefund, OrderRevision, PaymentAttempt } from '../order.ts';
import { isDisputed } from '../payment/disputed.ts';
import { everyAttempt } from '../payment/every-attempt.ts';
import { asPlaced, differenceOf } from '../revisions/order-content.ts';
import { payableOf } from './payable.ts';
import { unaskedPart } from './shares.ts';

/** Where the money of an order is: `paid` = `refunded` + `waiting` + `taken` + `refundable`. A payment that came twice is none of it. */
export type OrderMoney = {
  readonly total: Cents;
  readonly paid: Cents;
  /** Back with the customer. */
  readonly refunded: Cents;
  /** Asked for, and not confirmed yet. */
  readonly waiting: Cents;
  /** The bank took it back for a customer who disputes it, and the shop has not won (PAY-19). */
  readonly taken: Cents;
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

/** Refunds that go back by a payment. */
export const refundsBy = ({ refunds }: Pick<Order, 'refunds'>, { providerOrderId, revision }: PaymentAttempt): readonly OrderRefund[] =>
  refunds.filter(({ payment }) => (revision === null ? payment === null : payment === providerOrderId));

/** What disputed payments brought and had not given back. */
function takenOf(order: Order): Cents {
  const refunds = living(order);
  const leftOf = (attempt: PaymentAttempt): Cents => Math.max(0, attempt.amount - sum(refundsBy({ refunds }, attempt).map(moneyBack)));
  return sum(everyAttempt(order).filter(isDisputed).map(leftOf));
}

/** Counts the money of an order: whoever takes, gives back or shows some asks here, and nothing else counts. */
export function moneyLedger(order: Order): OrderMoney {
  const { totals, paidAt, status } = order;
  const total = totals.grandTotal;
  const paid = moneyIn(order);
  const back = living(order);
  const refunded = sum(back.filter(({ state }) => state === 'done').map(moneyBack));
  const waiting = sum(back.filter(({ state }) => state === 'requested').map(moneyBack));
  const taken = Math.min(paid - refunded - waiting, takenOf(order));
  return {
    total,
    paid,
    refunded,
    waiting,
    taken,
    refundable: paid - refunded - waiting - taken,
    refundableDelivery: (totals.shipping?.incl ?? 0) - sum(ofOrder(back).map(({ shipping }) => shipping)),
    open: status === 'canceled' || paidAt !== null ? 0 : payableOf(order) - unaskedWorth(order),
  };
}

const unaskedWorth = (order: Order): Cents => sum(order.lines.map((line) => unaskedPart(order, line).amount));

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
