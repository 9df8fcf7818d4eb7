import type { Queryable } from '#kernel/database/database.ts';
import { countPlaced, readPlaced, type PlacedPart, type PlacedRows } from '#kernel/database/placed-rows.ts';

export type PrivacyKind = 'export' | 'erase' | 'rectify' | 'restrict';
export type PrivacyState = 'open' | 'done' | 'refused' | 'withdrawn';
export type PrivacyOrigin = 'account' | 'staff';

/** What somebody asks of what the shop knows about them (LAW-20). */
export type PrivacyRequest = {
  readonly id: number;
  readonly kind: PrivacyKind;
  readonly state: PrivacyState;
  /** What came from the account is answered by the shop itself. */
  readonly origin: PrivacyOrigin;
  /** Null when the person was erased: that it was asked for and done stays. */
  readonly customerId: number | null;
  readonly receivedAt: Date;
  /** YYYY-MM-DD. */
  readonly dueOn: string;
  readonly note: string | null;
  readonly answer: string | null;
  readonly handledAt: Date | null;
  readonly handledBy: number | null;
  readonly version: number;
};

const columns = `id, kind, state, origin, customer_id as "customerId", received_at as "receivedAt", due_on as "dueOn", note, answer,
  handled_at as "handledAt", handled_by as "handledBy", version`;

/** What staff looks at: what waits for a person, what the shop does by itself, and what is over. */
export const privacyTabs = {
  open: `state = 'open' and origin = 'staff'`,
  planned: `state = 'open' and origin = 'account'`,
  closed: `state <> 'open'`,
} as const;
export type PrivacyTab = keyof typeof privacyTabs;

const placed = (tab: PrivacyTab): PlacedRows => ({
  table: 'privacy_request',
  columns,
  at: 'received_at',
  id: 'id',
  conditions: [privacyTabs[tab]],
});

export const findRequests = (sql: Queryable, tab: PrivacyTab, part: PlacedPart): Promise<readonly PrivacyRequest[]> =>
  readPlaced<PrivacyRequest>(sql, placed(tab), part);

export const countRequests = (sql: Queryable, tab: PrivacyTab, limit: number): Promise<number> => countPlaced(sql, placed(tab), limit);

/** How many wait for a person, up to the limit, since when the first, and when the first is due. */
export async function waitingRequests(sql: Queryable, limit: number) {
  const { rows } = await sql.query<{ count: number; oldest: Date | null; dueOn: string | null }>(
    `select count(*)::int as count, min(received_at) as oldest, min(due_on) as "dueOn"
     from (select received_at, due_on from privacy_request where ${privacyTabs.open} order by received_at limit $1) as waiting`,
    [limit],
  );
  return rows[0] ?? { count: 0, oldest: null, dueOn: null };
}

export async function requestsOf(sql: Queryable, customerId: number): Promise<readonly PrivacyRequest[]> {
  const { rows } = await sql.query<PrivacyRequest>(
    `select ${columns} from privacy_request where customer_id = $1 order by received_at desc, id desc`,
    [customerId],
  );
  return rows;
}

export async function findRequest(sql: Queryable, id: number, lock: '' | 'for update' = ''): Promise<PrivacyRequest | undefined> {
  return (await sql.query<PrivacyRequest>(`select ${columns} from privacy_request where id = $1 ${lock}`, [id])).rows[0];
}

export type NewRequest = Pick<PrivacyRequest, 'kind' | 'origin' | 'receivedAt' | 'dueOn' | 'note'> & {
  readonly customerId: number;
  /** Answered in the same moment. */
  readonly isDone?: boolean;
};

export async function insertRequest(sql: Queryable, request: NewRequest): Promise<number> {
  const { kind, origin, customerId, receivedAt, dueOn, note, isDone = false } = request;
  const { rows } = await sql.query<{ id: number }>(
    `insert into privacy_request (kind, state, origin, customer_id, received_at, due_on, note, handled_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [kind, isDone ? 'done' : 'open', origin, customerId, receivedAt, dueOn, note, isDone ? receivedAt : null],
  );
  return rows[0]?.id ?? 0;
}

type Closing = { readonly state: PrivacyState; readonly answer: string | null; readonly by: number | null; readonly now: Date };

export async function closeRequest(sql: Queryable, id: number, { state, answer, by, now }: Closing): Promise<void> {
  await sql.query(
    'update privacy_request set state = $2, answer = $3, handled_by = $4, handled_at = $5, version = version + 1 where id = $1',
    [id, state, answer, by, now],
  );
}

/** The person is gone: that they asked and when it was done stays, without them; what else they had asked is over. */
export async function releaseRequests(sql: Queryable, customerId: number, now: Date): Promise<void> {
  await sql.query(
    `update privacy_request set customer_id = null, note = null, answer = null, handled_at = coalesce(handled_at, $2), version = version + 1,
       state = case when state <> 'open' then state when kind = 'erase' then 'done' else 'withdrawn' end
     where customer_id = $1`,
    [customerId, now],
  );
}

export async function deleteClosedBefore(sql: Queryable, time: Date): Promise<void> {
  await sql.query(`delete from privacy_request where state <> 'open' and handled_at < $1`, [time]);
}
