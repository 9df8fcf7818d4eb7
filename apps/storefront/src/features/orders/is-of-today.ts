import { shopDay } from '../../lib/delivery/shop-day.ts';

/** Whether an order was placed on the shop's own day; what happens at once is promised on no other. `order_date` is the wall clock of the shop. */
export const isOfToday = (orderDate: string, now: Date): boolean => orderDate.startsWith(shopDay(now));
