import type { Queryable } from '#kernel/database/database.ts';

export type AlertState = 'unconfirmed' | 'waiting' | 'sent' | 'ended';
/** `any`: pieces anywhere; `delivery`: pieces the web stock can send. */
export type WaitsFor = 'any' | 'delivery';
export type Alert = { readonly id: number; readonly email: string; readonly sku: string; readonly storeCode: string };
export type OpenAlert = { readonly id: number; readonly state: AlertState; readonly requestedAt: Date };

const isOpen = `state in ('unconfirmed', 'waiting')`;
const columns = 'id, email, sku, store_code as "storeCode"';

/** Requests for one address, or mails about one product, wait for each other until the transaction ends. */
export async function lockFor(sql: Queryable, what: string): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('stock-alert ' || $1, 0))`, [what]);
}

export async function findOpen(sql: Queryable, email: string, sku: string): Promise<OpenAlert | undefined> {
  const { rows } = await sql.query<OpenAlert>(
    `select id, state, requested_at as "requestedAt" from stock_alert where email = $1 and sku = $2 and ${isOpen}`,
    [email, sku],
  );
  return rows[0];
}

export async function countUnconfirmed(sql: Queryable, email: string, since: Date): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from stock_alert where email = $1 and state = 'unconfirmed' and requested_at > $2`,
    [email, since],
  );
  return rows[0]?.count ?? 0;
}

export type AlertRequest = Omit<Alert, 'id'> & {
  readonly customerId: number | null;
  readonly waitsFor: WaitsFor;
  readonly now: Date;
};

/** Opens an alert that its address confirms, or asks again for one that was not. */
export async function saveRequest(sql: Queryable, request: AlertRequest): Promise<void> {
  await sql.query(
    `insert into stock_alert (email, sku, customer_id, store_code, state, waits_for, requested_at) values ($1, $2, $3, $4, 'unconfirmed', $5, $6)
     on conflict (email, sku) where ${isOpen} do update set customer_id = excluded.customer_id, store_code = excluded.store_code,
       waits_for = excluded.waits_for, requested_at = excluded.requested_at where stock_alert.state = 'unconfirmed'`,
    [request.email, request.sku, request.customerId, request.storeCode, request.waitsFor, request.now],
  );
}

type Links = { readonly confirmHash: string; readonly leaveHash: string };

/** Gives a request the links of its mail, which take the place of earlier ones; undefined when nothing is to be confirmed. */
export async function linkRequest(sql: Queryable, email: string, sku: string, links: Links, now: Date): Promise<Alert | undefined> {
  const { rows } = await sql.query<Alert>(
    `update stock_alert set confirm_hash = $3, leave_hash = $4, linked_at = $5
     where email = $1 and sku = $2 and state = 'unconfirmed' returning ${columns}`,
    [email, sku, links.confirmHash, links.leaveHash, now],
  );
  return rows[0];
}

/** Gives an alert that was told the link that ends all of its address. */
export async function linkSent(sql: Queryable, id: number, leaveHash: string): Promise<Alert | undefined> {
  const { rows } = await sql.query<Alert>(`update stock_alert set leave_hash = $2 where id = $1 and state = 'sent' returning ${columns}`, [
    id,
    leaveHash,
  ]);
  return rows[0];
}

/** False when the link is unknown, was used or is too old. */
export async function confirm(sql: Queryable, hash: string, { now, notBefore }: { now: Date; notBefore: Date }): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update stock_alert set state = 'waiting', confirm_hash = null, confirmed_at = $2
     where confirm_hash = $1 and state = 'unconfirmed' and linked_at >= $3`,
    [hash, now, notBefore],
  );
  return rowCount === 1;
}

/** Ends every open alert of the address a link was sent to; false when the link is unknown. Following it twice is no mistake. */
export async function endByHash(sql: Queryable, hash: string): Promise<boolean> {
  const { rows } = await sql.query<{ email: string }>('select email from stock_alert where leave_hash = $1', [hash]);
  if (!rows[0]) return false;
  await sql.query(`update stock_alert set state = 'ended', confirm_hash = null where email = $1 and ${isOpen}`, [rows[0].email]);
  return true;
}

export async function hasWaiting(sql: Queryable): Promise<boolean> {
  return (await sql.query(`select from stock_alert where state = 'waiting' limit 1`)).rowCount === 1;
}

export async function waitingSkus(sql: Queryable): Promise<readonly string[]> {
  const { rows } = await sql.query<{ sku: string }>(`select distinct sku from stock_alert where state = 'waiting' order by sku`);
  return rows.map(({ sku }) => sku);
}

export async function countSentSince(sql: Queryable, sku: string, time: Date): Promise<number> {
  const { rows } = await sql.query<{ count: number }>('select count(*)::int as count from stock_alert where sku = $1 and sent_at > $2', [
    sku,
    time,
  ]);
  return rows[0]?.count ?? 0;
}

/** The next in the queue of a product. */
export async function nextWaiting(sql: Queryable, sku: string, waitsFor: readonly WaitsFor[], count: number): Promise<readonly Alert[]> {
  const { rows } = await sql.query<Alert>(
    `select ${columns} from stock_alert where sku = $1 and state = 'waiting' and waits_for = any($2)
     order by confirmed_at, id limit $3 for update`,
    [sku, waitsFor, count],
  );
  return rows;
}

/** Closes an alert. */
export async function markSent(sql: Queryable, id: number, now: Date): Promise<void> {
  await sql.query(`update stock_alert set state = 'sent', sent_at = $2 where id = $1`, [id, now]);
}

/** Everything stored of a customer: alerts of the account, and those somebody asked for with its address. */
const ofCustomer = `customer_id = $1 or email = (select email_key from customer where id = $1)`;

export async function findByCustomer(sql: Queryable, customerId: number, isByAddress: boolean): Promise<readonly object[]> {
  const { rows } = await sql.query(
    `select email, sku, state, requested_at as "requestedAt", confirmed_at as "confirmedAt", sent_at as "sentAt"
     from stock_alert where ${isByAddress ? ofCustomer : 'customer_id = $1'} order by id`,
    [customerId],
  );
  return rows;
}

export async function deleteByCustomer(sql: Queryable, customerId: number): Promise<void> {
  await sql.query(`delete from stock_alert where ${ofCustomer}`, [customerId]);
}

/** Nothing is stored longer than it is of use. */
export async function deleteOld(
  sql: Queryable,
  before: { readonly unconfirmed: Date; readonly waiting: Date; readonly closed: Date },
): Promise<void> {
  await sql.query(
    `delete from stock_alert where (state = 'unconfirmed' and coalesce(linked_at, requested_at) < $1) or (state = 'waiting' and confirmed_at < $2)
     or (state in ('sent', 'ended') and coalesce(sent_at, requested_at) < $3)`,
    [before.unconfirmed, before.waiting, before.closed],
  );
}
