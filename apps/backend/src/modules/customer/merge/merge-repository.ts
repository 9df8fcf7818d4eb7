import type { Queryable } from '#kernel/database/database.ts';
import type { Owners } from '#kernel/database/owned-rows.ts';

/** What giving back needs, by the domain whose it is. */
export type KeptParts = Readonly<Record<string, unknown>>;

export type Merge = {
  readonly id: number;
  readonly winnerId: number;
  readonly loserId: number;
  /** Of the account that became a part of the other. */
  readonly email: string;
  readonly mergedAt: Date;
  readonly kept: KeptParts | null;
};

const columns = 'id, winner_id as "winnerId", loser_id as "loserId", email, merged_at as "mergedAt", kept';

export async function insertMerge(sql: Queryable, { winnerId, loserId, email, mergedAt, kept }: Omit<Merge, 'id'>): Promise<void> {
  await sql.query('insert into customer_merge (winner_id, loser_id, email, merged_at, kept) values ($1, $2, $3, $4, $5)', [
    winnerId,
    loserId,
    email,
    mergedAt,
    JSON.stringify(kept),
  ]);
}

/** The merge that holds: one that was undone is gone. */
export async function findMerge(sql: Queryable, loserId: number, lock: '' | 'for update' = ''): Promise<Merge | undefined> {
  return (await sql.query<Merge>(`select ${columns} from customer_merge where loser_id = $1 ${lock}`, [loserId])).rows[0];
}

export async function deleteMerge(sql: Queryable, id: number): Promise<void> {
  await sql.query('delete from customer_merge where id = $1', [id]);
}

/** Those that became a part of a customer, the last first. */
export async function mergesInto(sql: Queryable, winnerId: number): Promise<readonly Merge[]> {
  const { rows } = await sql.query<Merge>(`select ${columns} from customer_merge where winner_id = $1 order by merged_at desc, id desc`, [
    winnerId,
  ]);
  return rows;
}

export async function undoableBefore(sql: Queryable, time: Date): Promise<readonly Merge[]> {
  const { rows } = await sql.query<Merge>(`select ${columns} from customer_merge where kept is not null and merged_at < $1 order by id`, [
    time,
  ]);
  return rows;
}

/** From now on it cannot be undone. */
export async function forgetKept(sql: Queryable, id: number): Promise<void> {
  await sql.query('update customer_merge set kept = null where id = $1', [id]);
}

export async function setMergedInto(sql: Queryable, loserId: number, winnerId: number | null): Promise<void> {
  await sql.query('update customer set merged_into = $2 where id = $1', [loserId, winnerId]);
}

type Defaults = { readonly id: number; readonly billing: boolean; readonly shipping: boolean };

/** Addresses go over; where the other has a default, theirs stays it. */
export async function moveAddresses(sql: Queryable, { from, to }: Owners): Promise<readonly Defaults[]> {
  const { rows } = await sql.query<Defaults>(
    'select id, is_default_billing as billing, is_default_shipping as shipping from customer_address where customer_id = $1 order by id for update',
    [from],
  );
  const has = (column: string) => `exists (select from customer_address as other where other.customer_id = $2 and other.${column})`;
  await sql.query(
    `update customer_address set customer_id = $2,
       is_default_billing = is_default_billing and not ${has('is_default_billing')},
       is_default_shipping = is_default_shipping and not ${has('is_default_shipping')}
     where customer_id = $1`,
    [from, to],
  );
  return rows;
}

export async function giveAddressesBack(sql: Queryable, { from, to }: Owners, kept: unknown): Promise<void> {
  await sql.query(
    `update customer_address as address set customer_id = $1, is_default_billing = was.billing, is_default_shipping = was.shipping
     from json_to_recordset($3::json) as was(id int, billing boolean, shipping boolean)
     where address.id = was.id and address.customer_id = $2`,
    [from, to, JSON.stringify(kept)],
  );
}

export async function countAddresses(sql: Queryable, customerId: number): Promise<number> {
  const { rows } = await sql.query<{ count: number }>('select count(*)::int as count from customer_address where customer_id = $1', [
    customerId,
  ]);
  return rows[0]?.count ?? 0;
}
