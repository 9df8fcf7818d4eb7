import type { Queryable, Tx } from '#kernel/database/database.ts';

export type ApprovalState = 'waiting' | 'approved' | 'executed' | 'failed' | 'refused' | 'expired' | 'withdrawn';

export type ApprovalRequest = {
  readonly id: number;
  readonly action: string;
  readonly input: unknown;
  /** What it is about; null in requests that have a sentence instead. */
  readonly facts: unknown;
  readonly summary: string | null;
  readonly state: ApprovalState;
  readonly requestedBy: number;
  readonly requestedByName: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
  readonly decidedByName: string | null;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
};

/** So long somebody may decide. */
export const requestLifeMs = 72 * 3_600_000;

type NewRequest = { readonly action: string; readonly input: unknown; readonly facts: object; readonly requestedBy: number };

export async function insertRequest(tx: Tx, { action, input, facts, requestedBy }: NewRequest, now: Date): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into approval_request (action, input, facts, requested_by, requested_at, expires_at, state)
     values ($1, $2, $3, $4, $5, $6, 'waiting') returning id`,
    [action, JSON.stringify(input), JSON.stringify(facts), requestedBy, now, new Date(now.getTime() + requestLifeMs)],
  );
  return rows[0]?.id ?? 0;
}

const columns = `approval_request.id, action, input, facts, summary, approval_request.state, requested_by as "requestedBy",
  asker.name as "requestedByName", requested_at as "requestedAt", expires_at as "expiresAt", decider.name as "decidedByName",
  decided_at as "decidedAt", reason`;
const joined = `approval_request join staff_account as asker on asker.id = requested_by
  left join staff_account as decider on decider.id = decided_by`;

export async function findRequest(sql: Queryable, id: number): Promise<ApprovalRequest | undefined> {
  const { rows } = await sql.query<ApprovalRequest>(`select ${columns} from ${joined} where approval_request.id = $1`, [id]);
  return rows[0];
}

/** For a decision: nobody else decides before the transaction ends. */
export async function lockRequest(tx: Tx, id: number): Promise<ApprovalRequest | undefined> {
  await tx.query('select 1 from approval_request where id = $1 for update', [id]);
  return findRequest(tx, id);
}

export async function listRequests(sql: Queryable, limit: number): Promise<readonly ApprovalRequest[]> {
  const { rows } = await sql.query<ApprovalRequest>(`select ${columns} from ${joined} order by approval_request.id desc limit $1`, [limit]);
  return rows;
}

/** Those that can still be decided, the oldest first. */
export async function listWaiting(sql: Queryable, now: Date, limit: number): Promise<readonly ApprovalRequest[]> {
  const { rows } = await sql.query<ApprovalRequest>(
    `select ${columns} from ${joined} where approval_request.state = 'waiting' and expires_at > $1 order by requested_at limit $2`,
    [now, limit],
  );
  return rows;
}

type Decision = { readonly state: ApprovalState; readonly by: number | null; readonly reason: string | null; readonly result?: unknown };

export async function writeDecision(tx: Tx, id: number, { state, by, reason, result }: Decision, now: Date): Promise<void> {
  await tx.query('update approval_request set state = $2, decided_by = $3, decided_at = $4, reason = $5, result = $6 where id = $1', [
    id,
    state,
    by,
    now,
    reason,
    result === undefined ? null : JSON.stringify(result),
  ]);
}

/** What nobody decided in time. Returns their numbers. */
export async function expireRequests(sql: Queryable, now: Date): Promise<readonly number[]> {
  const { rows } = await sql.query<{ id: number }>(
    "update approval_request set state = 'expired' where state = 'waiting' and expires_at <= $1 returning id",
    [now],
  );
  return rows.map(({ id }) => id);
}
