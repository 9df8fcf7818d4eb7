import type { Queryable, Tx } from '#kernel/database/database.ts';
import type { OrderRevision, RevisionState } from '../order.ts';

export async function insertRevision(tx: Tx, orderId: number, revision: OrderRevision): Promise<void> {
  await tx.query(
    `insert into order_revision (order_id, number, state, proposed_by, reason, changes, content_before, content_after, token_hash, proposed_at,
       expires_at, decided_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      orderId,
      revision.number,
      revision.state,
      revision.by,
      revision.reason,
      JSON.stringify(revision.changes),
      revision.before,
      revision.after,
      revision.tokenHash,
      revision.proposedAt,
      revision.expiresAt,
      revision.decidedAt,
    ],
  );
}

/** Writes the state of an edit whose order is locked. */
export async function saveRevision(tx: Tx, orderId: number, number: number, state: RevisionState, decidedAt: Date | null): Promise<void> {
  await tx.query('update order_revision set state = $3, decided_at = $4 where order_id = $1 and number = $2', [
    orderId,
    number,
    state,
    decidedAt,
  ]);
}

/** Whose link it is. */
export async function findByToken(
  sql: Queryable,
  tokenHash: string,
): Promise<{ readonly orderId: number; readonly number: number } | undefined> {
  const { rows } = await sql.query<{ orderId: number; number: number }>(
    'select order_id as "orderId", number from order_revision where token_hash = $1',
    [tokenHash],
  );
  return rows[0];
}

/** Orders with an edit whose time is over. */
export async function findExpired(sql: Queryable, now: Date, limit: number): Promise<readonly number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `select order_id as id from order_revision where state in ('awaiting_customer', 'awaiting_payment') and expires_at <= $1
     order by expires_at limit $2`,
    [now, limit],
  );
  return rows.map(({ id }) => id);
}
