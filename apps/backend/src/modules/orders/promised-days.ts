import { postpone, type DayRange } from '@shop/rules/delivery-promise';
import type { Order } from './order.ts';

export type Promised = Pick<Order, 'expected' | 'shippingAddress' | 'billingAddress' | 'placedAt' | 'paidAt' | 'paymentMethod'>;

/** From when the days of an order count: nothing of a transfer leaves before its money is there. */
export const begunAt = ({ placedAt, paidAt, paymentMethod }: Pick<Promised, 'placedAt' | 'paidAt' | 'paymentMethod'>): Date =>
  paymentMethod.code === 'banktransfer' && paidAt !== null ? paidAt : placedAt;

/** The days an order is expected on: those that were said when it was placed, or of a transfer as many later as it took to arrive. */
export function promisedDays(order: Promised): DayRange | null {
  const { expected, placedAt } = order;
  const { countryCode } = order.shippingAddress ?? order.billingAddress;
  return expected && postpone(expected, countryCode, placedAt, begunAt(order));
}
