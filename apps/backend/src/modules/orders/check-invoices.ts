import type { Queryable } from '#kernel/database/database.ts';

/** What is wrong with invoices and credit notes, one sentence each: their sums, and numbers without gaps (LAW-26). */
export async function checkInvoices(sql: Queryable): Promise<readonly string[]> {
  const { rows } = await sql.query<{ fault: string }>(
    `select 'LAW-26: order ' || o.number || ' was invoiced ' || sum(invoice.grand_total) || ' of ' || o.grand_total as fault from sales_order as o
     join order_invoice as invoice on invoice.order_id = o.id group by o.id
     having sum(invoice.grand_total) > o.grand_total or (sum(invoice.grand_total) < o.grand_total
       and sum((select sum((line->>'quantity')::int) from jsonb_array_elements(invoice.lines) as line))
         = (select sum((line->>'quantity')::int) from jsonb_array_elements(o.snapshot->'lines') as line))
     union all
     select 'LAW-26: invoices have a gap' from order_invoice having count(*) > 0 and max(number::bigint) - min(number::bigint) + 1 <> count(*)
     union all
     select 'LAW-26: credit notes have a gap' from order_refund having count(*) > 0 and max(number::bigint) - min(number::bigint) + 1 <> count(*)`,
  );
  return rows.map(({ fault }) => fault);
}
