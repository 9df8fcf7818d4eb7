import { branchTimeZone } from '@shop/rules/opening-state';
import { zonedParts } from '@shop/rules/zoned-time';
import type { Queryable } from '#kernel/database/database.ts';

/** What an order waits for. */
export type OrderWait = 'payment' | 'picking' | 'late';
/** How many wait, up to the limit, and since when the first. */
export type WaitingOrders = { readonly count: number; readonly oldest: Date | null };

/** Picked up there, or with pieces from there; every order without branches. */
const isOfBranches = '($1::text[] is null or sources && $1)';
/** Who collects an order may pay at the till: it is picked before it is paid. */
const isPaidAtTill = "status = 'pending' and branch_code is not null";
const isToPick = `(status = 'processing' or (${isPaidAtTill}))
  and not exists (select 1 from order_mail where order_id = sales_order.id and kind = 'ready-for-pickup')`;
/** As the index of it is written: which of them are late is read there, and the snapshot of those alone that are collected today. */
const lastDay = "snapshot -> 'expected' ->> 'to'";

const conditions: Readonly<Record<OrderWait, string>> = {
  payment: `status in ('pending', 'pending_payment', 'payment_review') and not (${isPaidAtTill})`,
  picking: isToPick,
  // A parcel that shall arrive today and is still here does not; what is collected may lie ready until tonight.
  late: `${isToPick} and (${lastDay}) <= $3 and (branch_code is null or (${lastDay}) < $3)`,
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
       select placed_at from sales_order
       where status in ('pending', 'pending_payment', 'payment_review', 'processing') and $3::text is not null and ${conditions[wait]}
         and ${isOfBranches} order by placed_at limit $2) as waiting`,
    [branches, limit, zonedParts(now, branchTimeZone).date],
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
