import type { OrderFullFragment } from '../../generated/graphql.ts';
import { isNothingToCome, type Withdrawable } from './withdrawn.ts';

export type Promised = Pick<OrderFullFragment, 'delivery_dates' | 'pickup_location_code' | 'status_code'> & Withdrawable;

/**
 * The days an order was promised for, while they can still be kept: a day that is over is no promise, nor is one for what was withdrawn
 * from; what lies ready is so from its day on.
 */
export function arrivalDays(order: Promised, today: string): Promised['delivery_dates'] | undefined {
  const { delivery_dates: dates, pickup_location_code: pickup, status_code: status } = order;
  if (!dates || status === 'canceled' || status === 'complete' || isNothingToCome(order)) return undefined;
  return pickup || dates.to >= today ? dates : undefined;
}
