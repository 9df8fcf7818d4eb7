import type { Queryable } from '#kernel/database/database.ts';

export type SubscriptionState = 'unconfirmed' | 'subscribed' | 'unsubscribed';
/** Proof of a consent: the version of the words agreed to, and the address of both steps. */
export type Evidence = { readonly words: string; readonly requestedFrom: string; readonly confirmedFrom?: string };
export type Subscription = { readonly email: string; readonly state: SubscriptionState; readonly storeCode: string };

const columns = 'email, state, store_code as "storeCode"';

export async function findSubscription(sql: Queryable, email: string): Promise<Subscription | undefined> {
  return (await sql.query<Subscription>(`select ${columns} from newsletter_subscription where email = $1`, [email])).rows[0];
}

/** The row of an address, locked: two requests of one person wait for each other. */
export async function lockSubscription(sql: Queryable, email: string): Promise<Subscription | undefined> {
  return (await sql.query<Subscription>(`select ${columns} from newsletter_subscription where email = $1 for update`, [email])).rows[0];
}

type Request = {
  readonly email: string;
  readonly storeCode: string;
  readonly evidence: Evidence;
  readonly now: Date;
};

/** Notes that somebody asked for the newsletter; an address that is subscribed stays so. */
export async function saveRequest(sql: Queryable, { email, storeCode, evidence, now }: Request): Promise<void> {
  await sql.query(
    `insert into newsletter_subscription (email, state, store_code, evidence, requested_at) values ($1, 'unconfirmed', $2, $3, $4)
     on conflict (email) do update set state = 'unconfirmed', store_code = excluded.store_code,
       evidence = excluded.evidence, requested_at = excluded.requested_at where newsletter_subscription.state <> 'subscribed'`,
    [email, storeCode, JSON.stringify(evidence), now],
  );
}

/** Gives a request the link of its mail, which takes the place of an earlier one; undefined when nothing is to be confirmed. */
export async function linkRequest(sql: Queryable, email: string, confirmHash: string, now: Date): Promise<Subscription | undefined> {
  const { rows } = await sql.query<Subscription>(
    `update newsletter_subscription set confirm_hash = $2, linked_at = $3 where email = $1 and state = 'unconfirmed' returning ${columns}`,
    [email, confirmHash, now],
  );
  return rows[0];
}

/** Gives a subscription the link that ends it. */
export async function linkSubscription(sql: Queryable, email: string, unsubscribeHash: string): Promise<Subscription | undefined> {
  const { rows } = await sql.query<Subscription>(
    `update newsletter_subscription set unsubscribe_hash = $2 where email = $1 and state = 'subscribed' returning ${columns}`,
    [email, unsubscribeHash],
  );
  return rows[0];
}

type Confirmation = {
  readonly confirmHash: string;
  readonly ip: string;
  readonly now: Date;
  /** Older links have ended. */
  readonly notBefore: Date;
};

/** Makes a request a subscription; undefined when the link is unknown or was used. */
export async function confirmRequest(sql: Queryable, { confirmHash, ip, now, notBefore }: Confirmation): Promise<Subscription | undefined> {
  const { rows } = await sql.query<Subscription>(
    `update newsletter_subscription set state = 'subscribed', confirm_hash = null, confirmed_at = $2,
       evidence = evidence || jsonb_build_object('confirmedFrom', $3::text)
     where confirm_hash = $1 and state = 'unconfirmed' and linked_at >= $4 returning ${columns}`,
    [confirmHash, now, ip, notBefore],
  );
  return rows[0];
}

/** Everything stored of an address, for its owner (LAW-20). */
export async function readEvidence(sql: Queryable, email: string): Promise<object | undefined> {
  const { rows } = await sql.query(
    `select email, state, requested_at as "requestedAt", confirmed_at as "confirmedAt", evidence from newsletter_subscription where email = $1`,
    [email],
  );
  return rows[0];
}

export async function setState(sql: Queryable, email: string, state: SubscriptionState): Promise<void> {
  await sql.query(`update newsletter_subscription set state = $2, confirm_hash = null where email = $1`, [email, state]);
}

/** False when the link is unknown. Following it twice is no mistake. */
export async function unsubscribeByHash(sql: Queryable, hash: string): Promise<boolean> {
  const { rowCount } = await sql.query(`update newsletter_subscription set state = 'unsubscribed' where unsubscribe_hash = $1`, [hash]);
  return rowCount === 1;
}

export async function removeSubscription(sql: Queryable, email: string): Promise<void> {
  await sql.query('delete from newsletter_subscription where email = $1', [email]);
}

/** Moves a subscription to a customer's new address, unless that one has its own. */
export async function moveSubscription(sql: Queryable, from: string, to: string): Promise<void> {
  await sql.query(
    `update newsletter_subscription set email = $2 where email = $1
     and not exists (select from newsletter_subscription other where other.email = $2)`,
    [from, to],
  );
}

/** LAW-19: who did not confirm is forgotten. */
export async function removeUnconfirmedBefore(sql: Queryable, time: Date): Promise<number> {
  const { rowCount } = await sql.query(`delete from newsletter_subscription where state = 'unconfirmed' and requested_at < $1`, [time]);
  return rowCount ?? 0;
}
