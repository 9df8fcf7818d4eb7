import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { noDay } from '#modules/returns/index.ts';

/** Every so many of them is still open, one kind after the other; the others ended, of which some were rejected. */
const openEvery = 50;
const openStates = ['announced', 'accepted', 'in_transit', 'received', 'inspected'];

/** As many as a server writes within the time it gives one statement. */
const batch = 1_000;

/** The next orders that were sent, of made customers, each with its first line and when it was stated. */
const chosen = `
  select o.id as order_id, o.number as order_number, o.customer_id, o.person_name, o.words, o.sources, (o.snapshot->'lines'->0->>'id')::int as line_id,
    o.placed_at + interval '9 days' as stated_at, o.n,
    case when o.n % ${openEvery} = 0 then ($2::text[])[1 + (o.n / ${openEvery}) % cardinality($2::text[])] when o.n % 20 = 1 then 'rejected' else 'closed' end as state
  from (select *, (row_number() over (order by id) + $6::int)::int as n from sales_order where status = 'complete' and customer_id >= $4 and id > $5
    and placed_at < $3::timestamptz - interval '9 days' and not exists (select from return where order_id = sales_order.id)
    and snapshot->'lines'->0->>'type' <> 'virtual' order by id limit $1) as o`;

/**
 * Writes returns of made orders for measuring, each of one piece: most are over, with their money where the order has a refund and without
 * where nothing was given, the others are as far as returns can be. Their pieces stay off the shelf.
 */
export async function seedManyReturns(
  tx: Tx,
  { count, first }: { readonly count: number; readonly first: number },
  clock: Clock,
): Promise<void> {
  for (let [written, last] = [0, 0]; written < count;) {
    const made = await writeNext(tx, [Math.min(batch, count - written), openStates, clock.now(), first, last, written]);
    if (made.count === 0) return;
    [written, last] = [written + made.count, made.last];
  }
}

/** One batch: how many there were, and the last order of them. */
async function writeNext(tx: Tx, values: readonly unknown[]): Promise<{ readonly count: number; readonly last: number }> {
  await tx.query(
    `create temporary table made_return on commit drop as select nextval(pg_get_serial_sequence('return', 'id'))::int as id, chosen.*,
       state in ('received', 'inspected') as came from (${chosen}) as chosen`,
    values,
  );
  await tx.query(
    `insert into return (id, number, order_id, order_number, customer_id, kind, state, source_code, branches, stated_at, refund_due_on, goods_due_on,
       due_on, is_settled, marks, pieces, person_name, words)
     select id, number, order_id, order_number, customer_id, case when n % 7 = 0 then 'withdrawal' else 'return' end, state, case when came then 'SIT' end,
       sources, stated_at, null, case when state in ('accepted', 'in_transit') then to_char(stated_at + interval '14 days', 'YYYY-MM-DD') end,
       case when state in ('accepted', 'in_transit') then to_char(stated_at + interval '14 days', 'YYYY-MM-DD') else $1 end, state = 'closed',
       case when n % ${openEvery} = 0 and n % 3 = 0 then array['late'] else '{}' end, 1, person_name,
       array_to_tsvector(tsvector_to_array(words) || array[order_number, lower(number)])
     from (select *, 'R-' || extract(year from stated_at at time zone 'UTC') || '-' || lpad(id::text, 6, '0') as number from made_return) as made`,
    [noDay],
  );
  await writeParts(tx);
  const { rows } = await tx.query<{ count: number; last: number }>(
    'select count(*)::int as count, coalesce(max(order_id), 0) as last from made_return',
  );
  await tx.query('drop table made_return');
  return rows[0] ?? { count: 0, last: 0 };
}

/** Lines, steps, what was found, what came, and the refunds that were for them. */
async function writeParts(tx: Tx): Promise<void> {
  await tx.query(
    `insert into return_settlement (return_id, refund_number, at, lines, total, delivery)
     select made.id, refund.number, refund.issued_at, jsonb_build_array(jsonb_build_object('lineId', made.line_id, 'quantity', 1, 'valueLoss', 0)),
       refund.total, 0 from made_return as made join order_refund as refund on refund.order_id = made.order_id where made.state = 'closed'`,
  );
  await tx.query(
    `insert into return_line (return_id, line_id, quantity, reason, received, refused)
     select made.id, made.line_id, 1, (array['too_small', 'too_large', 'colour', 'none'])[1 + made.n % 4], made.came::int,
       (made.state = 'closed' and not exists (select from return_settlement where return_id = made.id))::int from made_return as made`,
  );
  await tx.query(
    `insert into return_step (return_id, state, at, actor)
     select id, 'announced', stated_at, 'staff' from made_return union all
     select id, state, stated_at + interval '5 days', 'staff' from made_return where state <> 'announced'`,
  );
  await tx.query(
    `insert into return_finding (return_id, line_id, quantity, condition, disposition)
     select id, line_id, 1, 'worn', 'repair' from made_return where state = 'inspected'`,
  );
  await tx.query(
    `update sales_order as o set returned_lines = jsonb_build_array(jsonb_build_object('lineId', made.line_id, 'quantity', 1))
     from made_return as made where o.id = made.order_id and made.came`,
  );
}
