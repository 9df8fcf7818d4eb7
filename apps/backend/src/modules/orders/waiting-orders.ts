import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { zonedParts } from '@shop/rules/zoned-time';
import type { Queryable } from '#kernel/database/database.ts';
import { orderTabs } from './list/find-orders.ts';

/** What an order waits for. */
export type OrderWait = 'payment' | 'picking' | 'late' | 'partSent' | 'onHold' | 'refund';
/** How many wait, up to the limit, and since when the first. */
export type WaitingOrders = { readonly count: number; readonly oldest: Date | null };

/** Picked up there, or with pieces from there; every order without branches. */
const isOfBranches = '($1::text[] is null or sources && $1)';

/** As the lists have them, so that a tile leads to what it counts. */
const conditions: Readonly<Record<OrderWait, string>> = {
  payment: orderTabs.toPay,
  picking: orderTabs.toPick,
  late: `${orderTabs.late} and o.leave_by < $3`,
  partSent: orderTabs.partSent,
  onHold: orderTabs.onHold,
  refund: orderTabs.refundOpen,
};

/** Counts the orders that wait for something, in some branches or (null) everywhere. */
export async function countWaiting(
  sql: Queryable,
  wait: OrderWait,
  branches: readonly string[] | null,
  limit: number,
  now: Date,
): Promise<WaitingOrders> {
  const { rows } = await sql.query<WaitingOrders>(
    `select count(*)::int as count, min(placed_at) as oldest from (
       select placed_at from sales_order as o where ${conditions[wait]} and ${isOfBranches} order by placed_at limit $2) as waiting`,
    [branches, limit, ...(wait === 'late' ? [zonedParts(now, branchTimeZone).date] : [])],
  );
  return rows[0] ?? { count: 0, oldest: null };
}
