import type { Queryable, Tx } from '#kernel/database/database.ts';
import type { AttemptState, PaymentAttempt } from '../order.ts';

/** So long the page of a payment may be open after another one paid the order. */
const surplusDays = 2;
/** The page of a payment of an edit ends with the edit, after three days. */
const editDays = 5;

export async function insertAttempt(tx: Queryable, orderId: number, attempt: PaymentAttempt): Promise<void> {
  await tx.query(
    `insert into payment_attempt (order_id, number, provider_order_id, method_code, gateway, state, amount, redirect_url, created_at, updated_at,
       revision) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10)`,
    [
      orderId,
      attempt.number,
      attempt.providerOrderId,
      attempt.methodCode,
      attempt.gateway,
      attempt.state,
      attempt.amount,
      attempt.redirectUrl,
      attempt.createdAt,
      attempt.revision,
    ],
    'attempt-insert',
  );
}

/** The order a payment of the provider belongs to. */
export async function findOrderOfAttempt(sql: Queryable, providerOrderId: string): Promise<number | undefined> {
  const { rows } = await sql.query<{ orderId: number }>(
    'select order_id as "orderId" from payment_attempt where provider_order_id = $1',
    [providerOrderId],
    'attempt-order',
  );
  return rows[0]?.orderId;
}

const notStarted = 'could not be started';

/**
 * Keeps where the shopper goes; a payment the provider told of meanwhile stays as it is. One that another call could not start has its page
 * after all, and somebody has to ask about it.
 */
export async function openAttempt(sql: Queryable, providerOrderId: string, redirectUrl: string | null, now: Date): Promise<void> {
  await sql.query(
    `update payment_attempt set redirect_url = $2, updated_at = $3, reason = nullif(reason, $4),
       state = case when state = 'starting' or state = 'failed' and reason = $4 then 'open' else state end
     where provider_order_id = $1`,
    [providerOrderId, redirectUrl, now, notStarted],
    'attempt-open',
  );
}

/** Ends a payment of a locked order that has no page yet. False: it has one by now, or the provider decided it. */
export async function failUnstarted(tx: Tx, providerOrderId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update payment_attempt set state = 'failed', reason = $2, updated_at = $3
     where provider_order_id = $1 and state in ('starting', 'open') and redirect_url is null`,
    [providerOrderId, notStarted, now],
  );
  return rowCount === 1;
}

export type AttemptChange = {
  readonly state: AttemptState;
  readonly transactionId?: string | undefined;
  readonly providerStatus?: string | undefined;
  readonly reason?: string | undefined;
};

export async function saveAttempt(tx: Tx, providerOrderId: string, change: AttemptChange, now: Date): Promise<void> {
  await tx.query(
    `update payment_attempt set state = $2, transaction_id = coalesce($3, transaction_id), provider_status = coalesce($4, provider_status),
       reason = coalesce($5, reason), updated_at = $6 where provider_order_id = $1`,
    [providerOrderId, change.state, change.transactionId ?? null, change.providerStatus ?? null, change.reason ?? null, now],
  );
}

/** Payments nobody has told the end of, of orders or edits that still wait for it; and for some days those of orders that another one paid. */
export async function findUnsettled(sql: Queryable, before: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select attempt.provider_order_id as id from payment_attempt as attempt join sales_order as o on o.id = attempt.order_id
     where attempt.state in ('starting', 'open', 'review') and attempt.created_at <= $1
       and ((o.status in ('pending_payment', 'payment_review') and attempt.revision is null)
         or (o.paid_at is not null and attempt.created_at > $1::timestamptz - make_interval(days => $3))
         or attempt.revision is not null and attempt.created_at > $1::timestamptz - make_interval(days => $4))
     order by attempt.created_at limit $2`,
    [before, limit, surplusDays, editDays],
  );
  return rows.map(({ id }) => id);
}
