import type { Queryable } from '#kernel/database/database.ts';
import { contentColumn } from './revisions/order-content.ts';

const piecesOf = (lines: string): string =>
  `(select coalesce(sum((line->>'quantity')::int), 0) from jsonb_array_elements(${lines}) as line)`;

/** What is wrong with invoices and credit notes, one sentence each: their sums, and numbers without gaps (LAW-26). What an edit took away is off again. */
export async function checkInvoices(sql: Queryable): Promise<readonly string[]> {
  const { rows } = await sql.query<{ fault: string }>(
    `with invoiced as (
       select o.number, o.grand_total, ${piecesOf(contentColumn('lines'))} as ordered, written.total - coalesce(off.total, 0) as total,
         written.pieces - coalesce(off.pieces, 0) as pieces
       from sales_order as o
       join (select order_id, sum(grand_total) as total, sum(${piecesOf('lines')}) as pieces from order_invoice group by order_id) as written
         on written.order_id = o.id
       left join (select order_id, sum(total) as total, sum(${piecesOf('lines')}) as pieces from order_refund
         where revision is not null and invoice_number is not null group by order_id) as off on off.order_id = o.id)
     select 'LAW-26: order ' || number || ' was invoiced ' || total || ' of ' || grand_total as fault from invoiced
     where total > grand_total or (total < grand_total and pieces = ordered)
     union all
     select 'LAW-26: invoices have a gap' from order_invoice having count(*) > 0 and max(number::bigint) - min(number::bigint) + 1 <> count(*)
     union all
     select 'LAW-26: credit notes have a gap' from order_refund having count(*) > 0 and max(number::bigint) - min(number::bigint) + 1 <> count(*)`,
  );
  return rows.map(({ fault }) => fault);
}
