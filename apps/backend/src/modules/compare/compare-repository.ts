import type { Queryable } from '#kernel/database/database.ts';

export type CompareList = { readonly id: number; readonly uid: string; readonly customerId: number | null };

const columns = 'id, uid, customer_id as "customerId"';

const one = async (sql: Queryable, where: string, value: unknown): Promise<CompareList | undefined> =>
  (await sql.query<CompareList>(`select ${columns} from compare_list where ${where}`, [value])).rows[0];

export const findByUid = (sql: Queryable, uid: string): Promise<CompareList | undefined> => one(sql, 'uid = $1', uid);
export const findByCustomer = (sql: Queryable, customerId: number): Promise<CompareList | undefined> =>
  one(sql, 'customer_id = $1', customerId);

/** A new list, or the one the customer has: the unique key decides between two requests. */
export async function ensureList(sql: Queryable, uid: string, customerId: number | null, now: Date): Promise<CompareList> {
  await sql.query('insert into compare_list (uid, customer_id, updated_at) values ($1, $2, $3) on conflict (customer_id) do nothing', [
    uid,
    customerId,
    now,
  ]);
  const list = customerId === null ? await findByUid(sql, uid) : await findByCustomer(sql, customerId);
  if (!list) throw new Error('a compare list was removed while it was made');
  return list;
}

/** Changes of one list wait for each other. */
export async function touch(sql: Queryable, id: number, now: Date): Promise<void> {
  await sql.query('update compare_list set updated_at = $2 where id = $1', [id, now]);
}

/** In the order in which they were added. */
export async function readProducts(sql: Queryable, listId: number): Promise<readonly number[]> {
  const { rows } = await sql.query<{ id: number }>(
    'select product_id as id from compare_item where list_id = $1 order by position, product_id',
    [listId],
  );
  return rows.map(({ id }) => id);
}

export async function addProducts(sql: Queryable, listId: number, productIds: readonly number[]): Promise<void> {
  await sql.query(
    `insert into compare_item (list_id, product_id, position)
     select $1, product_id, (select coalesce(max(position), 0) from compare_item where list_id = $1) + ordinal
     from unnest($2::int[]) with ordinality as given(product_id, ordinal) on conflict do nothing`,
    [listId, productIds],
  );
}

export async function removeProducts(sql: Queryable, listId: number, productIds: readonly number[]): Promise<void> {
  await sql.query('delete from compare_item where list_id = $1 and product_id = any($2::bigint[])', [listId, productIds]);
}

export async function deleteList(sql: Queryable, id: number): Promise<void> {
  await sql.query('delete from compare_list where id = $1', [id]);
}

export async function deleteByCustomer(sql: Queryable, customerId: number): Promise<void> {
  await sql.query('delete from compare_list where customer_id = $1', [customerId]);
}

/** Guests' lists nobody has touched. */
export async function deleteGuestListsBefore(sql: Queryable, time: Date): Promise<void> {
  await sql.query('delete from compare_list where customer_id is null and updated_at < $1', [time]);
}
