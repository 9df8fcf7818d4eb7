import { normaliseEmail } from '@shop/rules/email';
import type { Queryable, Tx } from '#kernel/database/database.ts';
import type { CartDocument } from '#modules/cart/index.ts';
import type { TelephoneOrder } from './telephone-order.ts';

const columns = `id, store_code as "storeCode", email, name, document, created_by as "createdBy", version, created_at as "createdAt",
  expires_at as "expiresAt", mailed_at as "mailedAt", opened_at as "openedAt", taken_back_at as "takenBackAt", order_number as "orderNumber"`;

/** What staff has decided about one. */
export type TelephoneDraft = {
  readonly storeCode: string;
  readonly email: string;
  readonly name: string | null;
  readonly document: CartDocument;
};

type Made = { readonly by: number; readonly now: Date; readonly expiresAt: Date };

export async function insertTelephoneOrder(tx: Tx, draft: TelephoneDraft, { by, now, expiresAt }: Made): Promise<TelephoneOrder> {
  const { storeCode, email, name, document } = draft;
  const { rows } = await tx.query<TelephoneOrder>(
    `insert into telephone_order (store_code, email, email_key, name, document, created_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    [storeCode, email, normaliseEmail(email), name, document, by, now, expiresAt],
  );
  if (!rows[0]) throw new Error('a telephone order was not written');
  return rows[0];
}

export async function findTelephoneOrder(sql: Queryable, id: number): Promise<TelephoneOrder | undefined> {
  return (await sql.query<TelephoneOrder>(`select ${columns} from telephone_order where id = $1`, [id])).rows[0];
}

/** The same, until the transaction ends nobody else changes it. */
export async function lockTelephoneOrder(tx: Tx, id: number): Promise<TelephoneOrder | undefined> {
  return (await tx.query<TelephoneOrder>(`select ${columns} from telephone_order where id = $1 for update`, [id])).rows[0];
}

/** The newest first, behind a row. */
export async function listTelephoneOrders(sql: Queryable, limit: number, after: number | undefined): Promise<readonly TelephoneOrder[]> {
  const { rows } = await sql.query<TelephoneOrder>(
    `select ${columns} from telephone_order where $2::bigint is null or id < $2::bigint order by id desc limit $1`,
    [limit, after ?? null],
  );
  return rows;
}

export async function countTelephoneOrders(sql: Queryable, limit: number): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    'select count(*)::int as count from (select 1 from telephone_order limit $1) as counted',
    [limit],
  );
  return rows[0]?.count ?? 0;
}

/** Another address ends the link that the first one got. */
export async function updateTelephoneOrder(tx: Tx, id: number, { storeCode, email, name, document }: TelephoneDraft): Promise<void> {
  await tx.query(
    `update telephone_order set store_code = $2, email = $3, email_key = $4, name = $5, document = $6, version = version + 1,
       token_hash = case when email_key = $4 then token_hash end, mailed_at = case when email_key = $4 then mailed_at end
     where id = $1`,
    [id, storeCode, email, normaliseEmail(email), name, document],
  );
}

/** A mail is on its way: its link works from then on, the one before does not. */
export async function renewTelephoneOrder(tx: Tx, id: number, expiresAt: Date): Promise<void> {
  await tx.query('update telephone_order set expires_at = $2, mailed_at = null, version = version + 1 where id = $1', [id, expiresAt]);
}

export async function markTakenBack(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.query('update telephone_order set taken_back_at = $2, version = version + 1 where id = $1', [id, now]);
}

/** Gives an order the link of the mail that is being written; undefined when there is nothing to open any more. */
export async function linkTelephoneOrder(sql: Queryable, id: number, tokenHash: string, now: Date): Promise<TelephoneOrder | undefined> {
  const { rows } = await sql.query<TelephoneOrder>(
    `update telephone_order set token_hash = $2, mailed_at = $3
     where id = $1 and taken_back_at is null and order_number is null and expires_at > $3 returning ${columns}`,
    [id, tokenHash, now],
  );
  return rows[0];
}

export async function findByToken(sql: Queryable, tokenHash: string): Promise<TelephoneOrder | undefined> {
  return (await sql.query<TelephoneOrder>(`select ${columns} from telephone_order where token_hash = $1`, [tokenHash])).rows[0];
}

export async function markOpened(sql: Queryable, id: number, now: Date): Promise<void> {
  await sql.query('update telephone_order set opened_at = $2 where id = $1 and opened_at is null', [id, now]);
}

/** Their goods were ordered, in the transaction that decides. */
export async function markTelephoneOrdered(tx: Tx, ids: readonly number[], orderNumber: string): Promise<void> {
  await tx.query('update telephone_order set order_number = $2 where id = any($1::int[]) and order_number is null', [ids, orderNumber]);
}

export async function deleteEndedBefore(sql: Queryable, before: Date): Promise<void> {
  await sql.query('delete from telephone_order where expires_at < $1', [before]);
}

/** Of the account with this number, by its address. */
const ofCustomer = 'email_key = (select email_key from customer where id = $1)';

export async function telephoneOrdersOfCustomer(sql: Queryable, customerId: number): Promise<readonly object[]> {
  const { rows } = await sql.query<TelephoneOrder>(`select ${columns} from telephone_order where ${ofCustomer} order by id`, [customerId]);
  return rows.map(({ createdBy: _by, version: _version, ...known }) => known);
}

export async function forgetTelephoneOrders(tx: Tx, customerId: number): Promise<void> {
  await tx.query(`delete from telephone_order where ${ofCustomer}`, [customerId]);
}
