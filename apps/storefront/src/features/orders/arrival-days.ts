import type { OrderFullFragment } from '../../generated/graphql.ts';

type Promised = Pick<OrderFullFragment, 'delivery_dates' | 'pickup_location_code' | 'status_code'>;

/** The days an order was promised for, while they can still be kept: a day that is over is no promise, what lies ready is so from its day on. */
export function arrivalDays(
  { delivery_dates: dates, pickup_location_code: pickup, status_code: status }: Promised,
  today: string,
): Promised['delivery_dates'] | undefined {
  if (!dates || status === 'canceled' || status === 'complete') return undefined;
  return pickup || dates.to >= today ? dates : undefined;
}
