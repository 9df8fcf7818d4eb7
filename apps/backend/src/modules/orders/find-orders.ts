import type { Queryable } from '#kernel/database/database.ts';
import type { Order } from './order.ts';
import { orderColumns, toOrder, type OrderRow } from './order-row.ts';

/** Several orders by their ids; one is put together when it is asked for, so that a broken one is only its own. */
export async function findOrders(sql: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, () => Order>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql.query<OrderRow>(
    `select ${orderColumns} from sales_order as o where o.id = any($1::int[])`,
    [ids],
    'orders-by-ids',
  );
  return new Map(rows.map((row) => [row.id, () => toOrder(row)]));
}
