import type { Queryable } from '#kernel/database/database.ts';

export async function insertToken(sql: Queryable, hash: string, customerId: number, now: Date): Promise<void> {
  await sql.query('insert into customer_token (hash, customer_id, created_at, used_at) values ($1, $2, $3, $3)', [hash, customerId, now]);
}

export type StoredToken = { readonly customerId: number; readonly createdAt: Date; readonly usedAt: Date };

export async function findToken(sql: Queryable, hash: string): Promise<StoredToken | undefined> {
  const { rows } = await sql.query<StoredToken>(
    'select customer_id as "customerId", created_at as "createdAt", used_at as "usedAt" from customer_token where hash = $1',
    [hash],
    'customer-token',
  );
  return rows[0];
}

/** Those that are open, without what opens them. */
export async function listTokens(sql: Queryable, customerId: number, usedAfter: Date, createdAfter: Date) {
  const { rows } = await sql.query<{ since: Date; lastUsed: Date }>(
    `select created_at as since, used_at as "lastUsed" from customer_token
     where customer_id = $1 and used_at > $2 and created_at > $3 order by used_at desc`,
    [customerId, usedAfter, createdAfter],
  );
  return rows;
}

export async function touchToken(sql: Queryable, hash: string, now: Date): Promise<void> {
  await sql.query('update customer_token set used_at = $2 where hash = $1 and used_at < $2', [hash, now]);
}

export async function deleteTokens(sql: Queryable, customerId: number, exceptHash?: string): Promise<void> {
  await sql.query('delete from customer_token where customer_id = $1 and ($2::text is null or hash <> $2)', [customerId, exceptHash]);
}

/** Removes what nobody can use any more. */
export async function deleteOldTokens(sql: Queryable, usedBefore: Date, createdBefore: Date): Promise<void> {
  await sql.query('delete from customer_token where used_at < $1 or created_at < $2', [usedBefore, createdBefore]);
}
