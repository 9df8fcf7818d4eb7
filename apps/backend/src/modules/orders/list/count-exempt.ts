import type { Queryable } from '#kernel/database/database.ts';

/** How many orders of these customers went without VAT: their proof names the business that bought (LAW-25). */
export async function countExempt(sql: Queryable, customerIds: readonly number[]): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from sales_order
     where customer_id = any($1::int[]) and (snapshot -> 'tax' ->> 'isExempt')::boolean`,
    [customerIds],
  );
  return rows[0]?.count ?? 0;
}
