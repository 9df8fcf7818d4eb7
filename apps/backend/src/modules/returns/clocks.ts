import { addDays } from '@shop/rules/add-days';
import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { withdrawalDeadline } from '@shop/rules/withdrawal-deadline';
import { zonedParts } from '@shop/rules/zoned-time';
import { pieceLedger, shipmentStates, type Order } from '#modules/orders/index.ts';
import { returnStates } from './return-states.ts';
import type { Return } from './return.ts';

/** LAW-08: for the goods and for the money alike, counted from the statement. */
const periodDays = 14;
/** Who hears late that it is accepted still has so long. */
const leastDays = 7;
/** Comes after every day that something is due on. */
export const noDay = '9999-12-31';

/** The day of a moment by the clock of the shop, YYYY-MM-DD. */
export const dayOf = (at: Date): string => zonedParts(at, branchTimeZone).date;

export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);

type Period = {
  /** The day the last piece came. */
  readonly deliveredOn: string;
  /** Somebody said so; otherwise it is the day it left, and the customer had longer. */
  readonly isDeliveryKnown: boolean;
  /** The last day to withdraw. */
  readonly deadline: string;
};

type Delivered = Pick<
  Order,
  'status' | 'lines' | 'shipments' | 'refunds' | 'invoices' | 'canceledLines' | 'returnedLines' | 'shippingAddress'
>;

/** LAW-08: the period runs from the day the last parcel came. Undefined while something is still to come: it has not begun. */
export function periodOf(order: Delivered): Period | undefined {
  if (pieceLedger(order).some(({ open, planned }) => open + planned > 0)) return undefined;
  const came = order.shipments.flatMap(({ state, kind, shippedAt, deliveredAt }) => {
    if (shipmentStates[state].pieces !== 'left' || shippedAt === null) return [];
    // What is handed over has come.
    return [{ at: deliveredAt ?? shippedAt, isKnown: deliveredAt !== null || kind === 'pickup' }];
  });
  const last = came.reduce<(typeof came)[number] | undefined>((latest, one) => (latest && latest.at >= one.at ? latest : one), undefined);
  if (!last) return undefined;
  const deliveredOn = dayOf(last.at);
  const deadline = withdrawalDeadline(deliveredOn, order.shippingAddress?.countryCode === 'DE' ? 'NRW' : 'NL');
  return { deliveredOn, isDeliveryKnown: came.every(({ isKnown }) => isKnown), deadline };
}

/** LAW-08: the money is back within 14 days of the statement. */
export const refundDueOn = (statedAt: Date): string => addDays(dayOf(statedAt), periodDays);

/** The goods are sent within 14 days: of the statement of a withdrawal, else of our answer. */
export function goodsDueOn({ kind, statedAt }: Pick<Return, 'kind' | 'statedAt'>, acceptedAt: Date): string {
  const answered = dayOf(acceptedAt);
  const [due, least] =
    kind === 'withdrawal'
      ? [addDays(dayOf(statedAt), periodDays), addDays(answered, leastDays)]
      : [addDays(answered, periodDays), answered];
  return due > least ? due : least;
}

/** The days that still count for a return as it is. */
export function dueDays(back: Pick<Return, 'state' | 'isSettled' | 'refundDueOn' | 'goodsDueOn'>): {
  readonly refund: string | null;
  readonly goods: string | null;
} {
  const { isOpen, goods } = returnStates[back.state];
  const isMoneyDue = isOpen && back.state !== 'expired' && !back.isSettled;
  return { refund: isMoneyDue ? back.refundDueOn : null, goods: isOpen && goods === 'away' ? back.goodsDueOn : null };
}

/** The first of them, `noDay` when nothing is due. */
export function firstDue(back: Parameters<typeof dueDays>[0]): string {
  const { refund, goods } = dueDays(back);
  return [refund, goods].reduce<string>((first, day) => (day !== null && day < first ? day : first), noDay);
}
