import type { Queryable } from '#kernel/database/database.ts';
import { keptYears } from './erase-old-orders.ts';

/** LAW-20: orders and invoices of a customer that stay when the account goes, and the last day they do. */
export async function keptOrders(sql: Queryable, customerId: number) {
  const { rows } = await sql.query<{ orders: number; invoices: number; year: number | null }>(
    `select count(*)::int as orders, extract(year from max(updated_at at time zone 'UTC'))::int as year,
       (select count(*)::int from order_invoice join sales_order as o on o.id = order_id where o.customer_id = $1) as invoices
     from sales_order where customer_id = $1`,
    [customerId],
  );
  const { orders = 0, invoices = 0, year = null } = rows[0] ?? {};
  const until = `${(year ?? 0) + keptYears}-12-31`;
  return [
    { what: 'orders', count: orders, until },
    { what: 'invoices', count: invoices, until },
  ];
}

/** Orders that are not finished: somebody still has to write to who placed them. */
export async function countUnfinished(sql: Queryable, customerId: number): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from sales_order
     where customer_id = $1 and status in ('pending', 'pending_payment', 'payment_review', 'processing', 'holded', 'fraud')`,
    [customerId],
  );
  return rows[0]?.count ?? 0;
}
