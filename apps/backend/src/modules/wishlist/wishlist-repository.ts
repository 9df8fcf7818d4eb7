import type { Queryable } from '#kernel/database/database.ts';
import type { Wishlist } from './wishlist.ts';

const columns = `id, customer_id as "customerId", guest_id as "guestId", sharing_code as "sharingCode", shared_as as "sharedAs",
  updated_at as "updatedAt"`;

const one = async (sql: Queryable, where: string, value: unknown): Promise<Wishlist | undefined> =>
  (await sql.query<Wishlist>(`select ${columns} from wishlist where ${where}`, [value])).rows[0];

export const findByCustomer = (sql: Queryable, customerId: number): Promise<Wishlist | undefined> =>
  one(sql, 'customer_id = $1', customerId);
export const findByGuestId = (sql: Queryable, guestId: string): Promise<Wishlist | undefined> => one(sql, 'guest_id = $1', guestId);
export const findByCode = (sql: Queryable, code: string): Promise<Wishlist | undefined> => one(sql, 'sharing_code = $1', code);

/** The customer's list, made when there is none: the unique key decides between two requests. */
export async function ensureCustomerList(sql: Queryable, customerId: number, now: Date): Promise<Wishlist> {
  const known = await findByCustomer(sql, customerId);
  if (known) return known;
  await sql.query('insert into wishlist (customer_id, updated_at) values ($1, $2) on conflict (customer_id) do nothing', [customerId, now]);
  const made = await findByCustomer(sql, customerId);
  if (!made) throw new Error('a wishlist was removed while it was made');
  return made;
}

export async function addGuestList(sql: Queryable, guestId: string, now: Date): Promise<void> {
  await sql.query('insert into wishlist (guest_id, updated_at) values ($1, $2)', [guestId, now]);
}

/** Changes of one list wait for each other; several are locked in order of their ids. */
export async function lockLists(sql: Queryable, ids: readonly number[]): Promise<void> {
  await sql.query('select from wishlist where id = any($1::int[]) order by id for update', [ids]);
}

export async function touch(sql: Queryable, id: number, now: Date): Promise<void> {
  await sql.query('update wishlist set updated_at = $2 where id = $1', [id, now]);
}

/** Keeps the code of a list that is shared already, so that older links go on working. */
export async function share(sql: Queryable, id: number, code: string, sharedAs: string): Promise<string> {
  const { rows } = await sql.query<{ code: string }>(
    'update wishlist set sharing_code = coalesce(sharing_code, $2), shared_as = $3 where id = $1 returning sharing_code as code',
    [id, code, sharedAs],
  );
  return rows[0]?.code ?? code;
}

/** False when the list was not shared. */
export async function unshare(sql: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await sql.query(
    'update wishlist set sharing_code = null, shared_as = null where id = $1 and sharing_code is not null',
    [id],
  );
  return rowCount === 1;
}

export async function countRecipients(sql: Queryable, customerId: number, since: Date): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    'select coalesce(sum(recipients), 0)::int as count from wishlist_share where customer_id = $1 and shared_at > $2',
    [customerId, since],
  );
  return rows[0]?.count ?? 0;
}

export async function addShare(sql: Queryable, customerId: number, recipients: number, now: Date): Promise<void> {
  await sql.query('insert into wishlist_share (customer_id, recipients, shared_at) values ($1, $2, $3)', [customerId, recipients, now]);
}

export async function deleteByCustomer(sql: Queryable, customerId: number): Promise<void> {
  await sql.query('delete from wishlist where customer_id = $1', [customerId]);
  await sql.query('delete from wishlist_share where customer_id = $1', [customerId]);
}

/** Guests' lists nobody has touched, and counts of mails that count no more. */
export async function deleteOld(sql: Queryable, before: { readonly guests: Date; readonly shares: Date }): Promise<void> {
  await sql.query('delete from wishlist where guest_id is not null and updated_at < $1', [before.guests]);
  await sql.query('delete from wishlist_share where shared_at < $1', [before.shares]);
}
