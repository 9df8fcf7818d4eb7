import type { Queryable } from '#kernel/database/database.ts';

/** A new link ends the ones before it (R132). */
export async function insertReset(sql: Queryable, hash: string, customerId: number, now: Date): Promise<void> {
  await sql.query('update password_reset set used_at = $2 where customer_id = $1 and used_at is null', [customerId, now]);
  await sql.query('insert into password_reset (hash, customer_id, requested_at) values ($1, $2, $3)', [hash, customerId, now]);
}

type Link = { readonly hash: string; readonly emailKey: string; readonly since: Date; readonly now: Date };

/** Uses a link up and says whose it is; undefined when it is unknown, was used, is old or belongs to somebody else. */
export async function useReset(sql: Queryable, { hash, emailKey, since, now }: Link): Promise<number | undefined> {
  const { rows } = await sql.query<{ id: number }>(
    `update password_reset set used_at = $4 from customer
     where hash = $1 and customer.id = customer_id and email_key = $2 and used_at is null and requested_at > $3 returning customer.id`,
    [hash, emailKey, since, now],
  );
  return rows[0]?.id;
}

export async function deleteResetsBefore(sql: Queryable, time: Date): Promise<void> {
  await sql.query('delete from password_reset where requested_at < $1', [time]);
}
