import type { Queryable } from '#kernel/database/database.ts';

/** When the last links were sent, newest first; the customer's row is locked, so that two requests count each other. */
export async function lockRecentResets(sql: Queryable, customerId: number, since: Date): Promise<readonly Date[]> {
  await sql.query('select from customer where id = $1 for update', [customerId]);
  const { rows } = await sql.query<{ requestedAt: Date }>(
    'select requested_at as "requestedAt" from password_reset where customer_id = $1 and requested_at > $2 order by requested_at desc',
    [customerId, since],
  );
  return rows.map(({ requestedAt }) => requestedAt);
}

/** A new link ends the ones before it (R132). */
export async function insertReset(sql: Queryable, hash: string, customerId: number, now: Date): Promise<void> {
  await sql.query('update password_reset set used_at = $2 where customer_id = $1 and used_at is null', [customerId, now]);
  await sql.query('insert into password_reset (hash, customer_id, requested_at) values ($1, $2, $3)', [hash, customerId, now]);
}

/** Uses a link up; false when it is unknown, was used, is old or belongs to somebody else. */
export async function useReset(sql: Queryable, hash: string, customerId: number, since: Date, now: Date): Promise<boolean> {
  const { rowCount } = await sql.query(
    'update password_reset set used_at = $4 where hash = $1 and customer_id = $2 and used_at is null and requested_at > $3',
    [hash, customerId, since, now],
  );
  return rowCount === 1;
}

export async function deleteResetsBefore(sql: Queryable, time: Date): Promise<void> {
  await sql.query('delete from password_reset where requested_at < $1', [time]);
}
