import type { Queryable } from '#kernel/database/database.ts';

/** What is wrong with the money of orders, one sentence each (I6): what they ask for, what was paid, what went back. */
export async function checkMoney(sql: Queryable): Promise<readonly string[]> {
  const { rows } = await sql.query<{ fault: string }>(
    `select 'I6: order ' || o.number || ' was refunded ' || sum(refund.total - refund.set_off) || ' of what was paid' as fault from sales_order as o
     join order_refund as refund on refund.order_id = o.id and refund.state <> 'failed' group by o.id, o.number
     having sum(refund.total - refund.set_off) > (o.snapshot->'totals'->>'grandTotal')::int + (select coalesce(sum(attempt.amount), 0)
       from payment_attempt as attempt where attempt.order_id = o.id and attempt.revision is not null and attempt.state = 'paid')
       + case when exists (select from payment_attempt as attempt where attempt.order_id = o.id) then 0
         else greatest(0, o.grand_total - (o.snapshot->'totals'->>'grandTotal')::int) end
     union all
     select 'I6: order ' || o.number || ' asks for ' || attempt.amount || ' instead of what it costs'
     from payment_attempt as attempt join sales_order as o on o.id = attempt.order_id
     left join order_revision as edit on edit.order_id = o.id and edit.number = attempt.revision
     where attempt.amount is distinct from case when attempt.revision is null
       then (o.snapshot->'totals'->>'grandTotal')::int - coalesce((o.snapshot->'exchange'->>'credit')::int, 0)
       else (edit.content_after->'totals'->>'grandTotal')::int - (edit.content_before->'totals'->>'grandTotal')::int end
     union all
     select 'I6: order ' || o.number || ' was paid ' || count(*) || ' times' from sales_order as o
     join payment_attempt as attempt on attempt.order_id = o.id and attempt.state = 'paid' and attempt.revision is null
     group by o.id, o.number having count(*) > 1
     union all
     select 'I6: order ' || o.number || ' is paid with ' || (o.snapshot->'exchange'->>'credit') || ' cents of order '
       || (o.snapshot->'exchange'->>'orderNumber') || ', which credits ' || coalesce(credit.total, 0)
     from sales_order as o left join order_refund as credit on credit.exchange_order = o.number and credit.state = 'done'
       and credit.order_id = (o.snapshot->'exchange'->>'orderId')::int
     where o.snapshot ? 'exchange' and o.status in ('processing', 'complete')
       and credit.total is distinct from (o.snapshot->'exchange'->>'credit')::int
     union all
     select 'I6: credit note ' || credit.number || ' pays for order ' || credit.exchange_order || ', which does not know of it'
     from order_refund as credit join sales_order as o on o.number = credit.exchange_order
     where (o.snapshot->'exchange'->>'credit')::int is distinct from credit.total`,
  );
  return rows.map(({ fault }) => fault);
}
