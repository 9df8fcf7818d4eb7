import type { Queryable } from '#kernel/database/database.ts';
import { contentColumn } from '#modules/orders/index.ts';

const came = `(select coalesce(sum(line.received), 0) from return_line as line join return as r on r.id = line.return_id
  where r.order_id = o.id and line.line_id = (sold->>'id')::int)`;
const sent = `(select coalesce(sum((part->>'quantity')::int), 0) from order_shipment as shipment, jsonb_array_elements(shipment.lines) as part
  where shipment.order_id = o.id and shipment.state in ('sent', 'delivered', 'handed_over') and part->>'lineId' = sold->>'id')`;
const noted = `(select coalesce(sum((part->>'quantity')::int), 0) from jsonb_array_elements(o.returned_lines) as part where part->>'lineId' = sold->>'id')`;
const given = `(select coalesce(sum((part->>'quantity')::int), 0) from return_settlement as one
  join order_refund as refund on refund.number = one.refund_number and refund.state <> 'failed', jsonb_array_elements(one.lines) as part
  where one.return_id = r.id and (part->>'lineId')::int = line.line_id)`;

/** What is wrong with returns, one sentence each (I10). */
export async function checkReturns(sql: Queryable): Promise<readonly string[]> {
  const { rows } = await sql.query<{ fault: string }>(
    `select 'I10: of line ' || (sold->>'id') || ' of order ' || o.number || ' ' || ${came} || ' came back, ' || ${noted} || ' are noted and '
       || ${sent} || ' were sent' as fault
     from sales_order as o, jsonb_array_elements(${contentColumn('lines')}) as sold
     where (o.returned_lines <> '[]' or exists (select from return where return.order_id = o.id)) and (${came} <> ${noted} or ${noted} > ${sent})
     union all
     select 'I10: return ' || r.number || ' settled ' || ${given} || ' of line ' || line.line_id || ', which has ' || greatest(line.quantity, line.received)
     from return as r join return_line as line on line.return_id = r.id where ${given} + line.refused > greatest(line.quantity, line.received)
     union all
     select 'I10: return ' || r.number || ' has findings of ' || coalesce(sum(found.quantity), 0) || ' pieces of line ' || line.line_id
       || ', of which ' || line.received || ' came'
     from return as r join return_line as line on line.return_id = r.id
     left join return_finding as found on found.return_id = r.id and found.line_id = line.line_id
     where r.state = 'inspected' or (r.state <> 'inspected' and found.id is not null)
     group by r.id, r.number, line.line_id, line.received having coalesce(sum(found.quantity), 0) <> line.received
     union all
     select 'I10: refund ' || refund.number || ' of ' || refund.total || ' cents is on gift card ' || refund.gift_card || ', which was issued with '
       || coalesce(card.initial_cents, 0)
     from order_refund as refund left join gift_card as card on card.number = refund.gift_card
     where refund.gift_card is not null and (card.initial_cents is distinct from refund.total or refund.state <> 'done')
     union all
     select 'I10: return ' || r.number || ' was exchanged for order ' || one.exchange_order || ', which says ' || coalesce(o.snapshot->'exchange'->>'returnNumber', 'nothing')
     from return_settlement as one join return as r on r.id = one.return_id join sales_order as o on o.number = one.exchange_order
     where o.snapshot->'exchange'->>'returnNumber' is distinct from r.number
       or (o.snapshot->'exchange'->>'credit')::int is distinct from one.total
     union all
     select 'I10: withdrawal ' || stated.reference || ' is ' || stated.state || ' and return ' || r.number || ' is ' || r.state
     from return as r join withdrawal as stated on stated.id = r.withdrawal_id
     where stated.state <> case
       when r.state = 'rejected' then 'rejected'
       when r.state = 'closed' then case when exists (select from return_settlement as one
         join order_refund as refund on refund.number = one.refund_number and refund.state <> 'failed' where one.return_id = r.id) then 'refunded' else 'rejected' end
       when r.is_settled then 'refunded'
       when r.state = 'announced' then 'received'
       when r.state in ('accepted', 'in_transit', 'expired') then 'accepted'
       else 'goods_in' end
     union all
     select 'I10: return ' || r.number || ' put ' || moved.pieces || ' pieces on the shelf, and ' || restocked.pieces || ' were found fit for it'
     from return as r
     join lateral (select coalesce(sum(change), 0) as pieces from stock_movement where reference = r.number) as moved on true
     join lateral (select coalesce(sum(quantity), 0) as pieces from return_finding where return_id = r.id and disposition = 'restock') as restocked on true
     where (moved.pieces > 0) <> (restocked.pieces > 0) or moved.pieces < restocked.pieces`,
  );
  return rows.map(({ fault }) => fault);
}
