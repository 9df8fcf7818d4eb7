import type { Queryable } from '#kernel/database/database.ts';
import { contentColumn } from './revisions/order-content.ts';

/** What is wrong with the orders, one sentence each (I2 to I5, I7). */
export async function checkOrders(sql: Queryable): Promise<readonly string[]> {
  const { rows } = await sql.query<{ fault: string }>(
    `select 'I2: cart ' || cart_id || ' became ' || count(*) || ' orders' as fault
     from sales_order where cart_id is not null group by cart_id having count(*) > 1
     union all
     select 'I3: order ' || number || ' does not add up to ' || grand_total from (
       select o.number, o.grand_total, ${contentColumn('totals')} as totals, ${contentColumn('lines')} as lines from sales_order as o) as content
     where grand_total <> (totals->>'subtotalIncl')::int - (totals->>'discount')::int
         + coalesce((totals->'shipping'->>'incl')::int, 0)
       or (totals->>'subtotalIncl')::int <> (select sum((line->>'rowIncl')::int) from jsonb_array_elements(lines) as line)
       or (totals->>'discount')::int <> (select sum((line->>'discount')::int) from jsonb_array_elements(lines) as line)
       or (totals->>'tax')::int <> coalesce((select sum((tax->>'tax')::int) from jsonb_array_elements(totals->'taxes') as tax), 0)
       or (totals->>'tax')::int <> (select sum((line->>'tax')::int) from jsonb_array_elements(lines) as line)
         + coalesce((totals->'shipping'->>'tax')::int, 0)
     union all
     select 'I4: order ' || o.number || ' has the discount of coupon ' || coupon.code || ' and does not count for it' from sales_order as o
     join coupon on coupon.code_key = upper(o.snapshot->'coupon'->>'code')
     where o.status <> 'canceled'
       and (o.snapshot->'totals'->>'discount')::int + coalesce((o.snapshot->'totals'->'shipping'->>'discount')::int, 0) > 0
       and not exists (select from coupon_use as used
         where used.coupon_id = coupon.id and used.reference = o.number and used.released_at is null)
     union all
     select 'I4: coupon ' || coupon.code || ' counts for order ' || used.reference || ', which is ' || coalesce(o.status, 'unknown')
     from coupon_use as used join coupon on coupon.id = used.coupon_id left join sales_order as o on o.number = used.reference
     where used.released_at is null and coalesce(o.status, 'canceled') = 'canceled'
     union all
     select 'I5: order ' || o.number || ' has ' || count(mail.id) || ' confirmations' from sales_order as o
     left join order_mail as mail on mail.order_id = o.id and mail.kind = 'confirmation'
     where o.cart_id is not null group by o.id, o.number having count(mail.id) <> 1
     union all
     select 'I7: order ' || number || ' lacks lines, an address, or its history' from sales_order as o
     where jsonb_array_length(snapshot->'lines') = 0 or snapshot->'billingAddress'->>'city' is null
       or not exists (select from order_event as event where event.order_id = o.id)
     union all
     select 'I7: order ' || o.number || ' waits for a payment nobody started' from sales_order as o
     where o.status = 'pending_payment' and o.payment_method->>'provider' <> 'offline' and o.cart_id is not null
       and not exists (select from payment_attempt as attempt where attempt.order_id = o.id)
     union all
     select 'I1: order ' || o.number || ' is ' || o.status || ' and holds nothing' from sales_order as o
     where o.status in ('pending', 'pending_payment') and o.cart_id is not null and jsonb_array_length(o.pieces) > 0
       and not exists (select from stock_reservation as held where held.reference = o.number and (held.closed_at is null or held.closed_by = 'end'))
     union all
     select 'I1: order ' || o.number || ' is canceled and still holds pieces' from sales_order as o
     where o.status = 'canceled' and exists (select from stock_reservation as held where held.reference = o.number and held.closed_at is null)`,
  );
  return rows.map(({ fault }) => fault);
}
