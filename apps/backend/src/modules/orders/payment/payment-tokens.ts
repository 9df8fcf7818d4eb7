import type { Queryable } from '#kernel/database/database.ts';
import type { Ids } from '#kernel/ids.ts';
import type { KeptMethod } from '#modules/payments/index.ts';

export type PaymentToken = {
  readonly publicHash: string;
  readonly methodCode: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expires: string | null;
};

type NewToken = { readonly customerId: number; readonly methodCode: string; readonly kept: KeptMethod; readonly now: Date };

/** Keeps what the provider calls a card, never the card. */
export async function keepToken(tx: Queryable, ids: Ids, { customerId, methodCode, kept, now }: NewToken): Promise<void> {
  await tx.query(
    `insert into payment_token (public_hash, customer_id, method_code, token, brand, last_four, expires, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (token) do nothing`,
    [ids.masked(), customerId, methodCode, kept.token, kept.brand, kept.lastFour, kept.expires ?? null, now],
  );
}

export async function readTokens(sql: Queryable, customerId: number): Promise<readonly PaymentToken[]> {
  const { rows } = await sql.query<PaymentToken>(
    `select public_hash as "publicHash", method_code as "methodCode", brand, last_four as "lastFour", expires
     from payment_token where customer_id = $1 order by created_at desc`,
    [customerId],
  );
  return rows;
}

/** Everything that is stored of them, with what the provider calls each, for their owner (LAW-20). */
export async function readPaymentReferences(sql: Queryable, customerId: number): Promise<readonly object[]> {
  const { rows } = await sql.query(
    `select method_code as "methodCode", brand, last_four as "lastFour", expires, token as reference, created_at as "createdAt"
     from payment_token where customer_id = $1 order by created_at`,
    [customerId],
  );
  return rows;
}

export type DeletedToken = {
  readonly token: string;
  readonly methodCode: string;
  readonly brand: string;
  readonly lastFour: string;
  /** The newest order that was paid this way. */
  readonly orderId: number | null;
};

/** Deletes the token of that hash, or all of a customer; says which they were. */
export async function deleteTokens(tx: Queryable, customerId: number, publicHash?: string): Promise<readonly DeletedToken[]> {
  const { rows } = await tx.query<DeletedToken>(
    `delete from payment_token as kept where customer_id = $1 and ($2::text is null or public_hash = $2)
     returning token, method_code as "methodCode", brand, last_four as "lastFour", (
       select max(attempt.order_id) from payment_attempt as attempt join sales_order as o on o.id = attempt.order_id
       where o.customer_id = kept.customer_id and attempt.method_code = kept.method_code and attempt.state = 'paid'
     ) as "orderId"`,
    [customerId, publicHash ?? null],
  );
  return rows;
}

/** What the provider keeps a customer's cards under. */
export const keptAs = (customerId: number): string => `customer-${customerId}`;
