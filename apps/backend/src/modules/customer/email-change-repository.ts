import type { Queryable } from '#kernel/database/database.ts';

export type EmailChange = { readonly customerId: number; readonly email: string };

/** Notes the address a customer asks for; a second one takes the place of the first. */
export async function saveEmailChange(sql: Queryable, { customerId, email }: EmailChange, now: Date): Promise<void> {
  await sql.query(
    `insert into email_change (customer_id, email, requested_at) values ($1, $2, $3)
     on conflict (customer_id) do update set email = excluded.email, requested_at = excluded.requested_at, hash = null, linked_at = null`,
    [customerId, email, now],
  );
}

/** Gives the change its link; false when it is not asked for any more. */
export async function linkEmailChange(sql: Queryable, { customerId, email }: EmailChange, hash: string, now: Date): Promise<boolean> {
  const { rowCount } = await sql.query('update email_change set hash = $3, linked_at = $4 where customer_id = $1 and email = $2', [
    customerId,
    email,
    hash,
    now,
  ]);
  return rowCount === 1;
}

/** Uses the link up: the address it was sent to, undefined when it is unknown, old or another customer's. */
export async function useEmailChange(sql: Queryable, customerId: number, hash: string, since: Date): Promise<string | undefined> {
  const { rows } = await sql.query<{ email: string }>(
    'delete from email_change where customer_id = $1 and hash = $2 and linked_at > $3 returning email',
    [customerId, hash, since],
  );
  return rows[0]?.email;
}

export async function forgetEmailChange(sql: Queryable, customerId: number): Promise<void> {
  await sql.query('delete from email_change where customer_id = $1', [customerId]);
}

export async function deleteEmailChangesBefore(sql: Queryable, time: Date): Promise<void> {
  await sql.query('delete from email_change where requested_at < $1', [time]);
}
