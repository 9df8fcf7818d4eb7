import type { Queryable } from '#kernel/database/database.ts';

/** A new link ends the ones before it. */
export async function replaceLink(tx: Queryable, hash: string, customerId: number, now: Date): Promise<void> {
  await tx.query('delete from customer_data_link where customer_id = $1', [customerId]);
  await tx.query('insert into customer_data_link (hash, customer_id, made_at) values ($1, $2, $3)', [hash, customerId, now]);
}

/** Whether a link is this customer's and was made since then. */
export async function isLinkOf(sql: Queryable, hash: string, customerId: number, since: Date): Promise<boolean> {
  const { rowCount } = await sql.query('select from customer_data_link where hash = $1 and customer_id = $2 and made_at > $3', [
    hash,
    customerId,
    since,
  ]);
  return rowCount === 1;
}

export async function deleteLinksUntil(sql: Queryable, time: Date): Promise<void> {
  await sql.query('delete from customer_data_link where made_at <= $1', [time]);
}
