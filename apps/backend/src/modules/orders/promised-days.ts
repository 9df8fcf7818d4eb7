import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { postpone, type DayRange } from '@shop/rules/delivery-promise';
import { zonedParts } from '@shop/rules/zoned-time';
import type { Order } from './order.ts';

export type Promised = Pick<
  Order,
  'expected' | 'pickup' | 'shippingAddress' | 'billingAddress' | 'placedAt' | 'paidAt' | 'paymentMethod' | 'exchange'
> & {
  /** The day its branch was asked for again when it was paid. */
  readonly readyOn?: string | null;
};

/**
 * From when the days of an order count: nothing of a transfer leaves before its money is there, nor of what is offered in exchange before its
 * customer has ordered it.
 */
export const begunAt = ({
  placedAt,
  paidAt,
  paymentMethod,
  exchange,
}: Pick<Promised, 'placedAt' | 'paidAt' | 'paymentMethod' | 'exchange'>): Date =>
  (paymentMethod.code === 'banktransfer' || exchange) && paidAt !== null ? paidAt : placedAt;

/** The days an order is expected on: those that were said when it was placed, or of a transfer as many later as it took to arrive. */
export function promisedDays(order: Promised): DayRange | null {
  const { expected, pickup, placedAt, readyOn } = order;
  if (expected === null) return null;
  if (readyOn) return { from: readyOn, to: readyOn };
  const begun = begunAt(order);
  const { countryCode } = order.shippingAddress ?? order.billingAddress;
  const days = postpone(expected, countryCode, placedAt, begun);
  return pickup ? notBefore(days, zonedParts(begun, branchTimeZone).date) : days;
}

/** Branches are open on days on which no parcel leaves. */
const notBefore = ({ from, to }: DayRange, day: string): DayRange => ({ from: from < day ? day : from, to: to < day ? day : to });
