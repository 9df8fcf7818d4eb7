import type { Queryable } from '#kernel/database/database.ts';

const total = (content: string): string => `(revision.${content}->'totals'->>'grandTotal')::int`;

/** What is wrong with edits of orders, one sentence each (I9): what they say, what was paid for them, and what is held for them. */
export async function checkRevisions(sql: Queryable): Promise<readonly string[]> {
  const { rows } = await sql.query<{ fault: string }>(
    `with seen as (
       select o.number, o.status, o.paid_at, revision.decided_at, o.grand_total, revision.order_id, revision.number as edit, revision.state, revision.token_hash,
         ${total('content_after')} as after, ${total('content_before')} as before,
         lag(${total('content_after')}) over (partition by o.id, revision.state order by revision.number) as prior,
         lead(revision.number) over (partition by o.id, revision.state order by revision.number) as next,
         (o.snapshot->'totals'->>'grandTotal')::int as placed,
         not exists (select from payment_attempt as attempt where attempt.order_id = o.id and attempt.revision is null) as "isOnAccount",
         (select count(*) from payment_attempt as attempt
            where attempt.order_id = o.id and attempt.revision = revision.number and attempt.state = 'paid') as paid,
         exists (select from stock_reservation as held where held.reference = o.number || '/' || revision.number and held.closed_at is null) as held
       from order_revision as revision join sales_order as o on o.id = revision.order_id)
     select 'I9: revision ' || edit || ' of order ' || number || ' begins at ' || before || ', not where the one before it ended' as fault
     from seen where state = 'applied' and before <> coalesce(prior, placed)
     union all
     select 'I9: order ' || number || ' is ' || grand_total || ', its last revision left ' || after from seen
     where state = 'applied' and next is null and after <> grand_total
     union all
     select 'I9: revision ' || edit || ' of order ' || number || ' is dearer, and was paid ' || paid || ' times' from seen
     where state = 'applied' and paid_at is not null and paid <> case when after > before then 1 else 0 end
       -- On account, and paid later together with everything else.
       and not ("isOnAccount" and paid = 0 and decided_at <= paid_at)
     union all
     select 'I9: revision ' || edit || ' of order ' || number || ' is ' || state || ', and was paid' from seen where state <> 'applied' and paid > 0
     union all
     select 'I9: revision ' || edit || ' of order ' || number || ' is ' || state || ', and still holds pieces' from seen
     where held and state not in ('awaiting_customer', 'awaiting_payment')
     union all
     select 'I9: order ' || number || ' is ' || status || ', and a revision waits for its customer' from seen
     where state in ('awaiting_customer', 'awaiting_payment') and status in ('canceled', 'complete')`,
  );
  return rows.map(({ fault }) => fault);
}
