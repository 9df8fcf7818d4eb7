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
  // Also what has left in part; but what lies ready is picked, once all of it was brought to its branch.
  picking: `o.status in ('processing', 'pending') and (o.status = 'processing' or o.branch_code is not null)
    and not exists (select 1 from order_mail where order_id = o.id and kind = 'ready-for-pickup'
      and o.sources <@ array[o.branch_code])`,
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

/** Which of these orders, named by their numbers, are of the branches. */
export async function ordersOfBranches(
  sql: Queryable,
  numbers: readonly string[],
  branches: readonly string[] | null,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ number: string }>(
    `select number from sales_order where number = any($2::text[]) and ${isOfBranches}`,
    [branches, numbers],
  );
  return new Set(rows.map(({ number }) => number));
}
