import type { Queryable } from '#kernel/database/database.ts';
import { contentColumn } from './revisions/order-content.ts';

const piecesIn = (lines: string): string =>
  `(select coalesce(sum((part->>'quantity')::int), 0) from jsonb_array_elements(${lines}) as part where part->>'lineId' = line->>'id')`;
const shipped = (condition: string): string =>
  `(select coalesce(sum(${piecesIn('shipment.lines')}), 0) from order_shipment as shipment where shipment.order_id = o.id and ${condition})`;

/** What is wrong with the pieces of orders, one sentence each (I9), and with the numbers of shipments. */
export async function checkPieces(sql: Queryable): Promise<readonly string[]> {
  const { rows } = await sql.query<{ fault: string }>(
    `with counted as (
       select o.number, o.status, case when o.words is not null then o.fulfilment end as fulfilment, o.ordered as said, line->>'id' as line, (line->>'quantity')::int as ordered,
         ${shipped("shipment.state in ('sent', 'delivered', 'handed_over')")} as sent,
         ${shipped("shipment.state in ('planned', 'picking', 'packed', 'ready', 'uncollected')")} as planned,
         ${piecesIn('o.canceled_lines')} as canceled,
         (select coalesce(sum(${piecesIn('invoice.lines')}), 0) from order_invoice as invoice where invoice.order_id = o.id)
           - (select coalesce(sum(${piecesIn('credit.lines')}), 0) from order_refund as credit
              where credit.order_id = o.id and credit.revision is not null and credit.invoice_number is not null) as invoiced
       from sales_order as o, jsonb_array_elements(${contentColumn('lines')}) as line)
     select 'I9: line ' || line || ' of order ' || number || ' has ' || ordered || ' pieces, ' || sent || ' sent, ' || planned
       || ' planned, ' || canceled || ' canceled' as fault
     from counted where sent + planned + canceled > ordered
     union all
     select 'LAW-26: line ' || line || ' of order ' || number || ' has ' || ordered || ' pieces, and ' || invoiced || ' on invoices' from counted
     where invoiced > ordered
     union all
     select 'I9: order ' || number || ' is complete, and line ' || line || ' has pieces to send' from counted
     where status = 'complete' and sent + canceled < ordered
     union all
     select 'I9: order ' || number || ' is canceled, and line ' || line || ' is in a shipment that has not left' from counted
     where status = 'canceled' and planned > 0
     union all
     select 'I9: order ' || number || ' says that ' || fulfilment || ' of it has left' from counted group by number, fulfilment
     having fulfilment <> case when sum(sent) = 0 then 'none' when bool_or(sent + canceled < ordered) and bool_and(status <> 'canceled') then 'part' else 'full' end
     union all
     select 'I9: order ' || number || ' says that ' || said || ' pieces of it were ordered' from counted group by number, said
     having said <> sum(ordered)
     union all
     select 'I9: shipments have a gap' from order_shipment having count(*) > 0 and max(number::bigint) - min(number::bigint) + 1 <> count(*)`,
  );
  return rows.map(({ fault }) => fault);
}
