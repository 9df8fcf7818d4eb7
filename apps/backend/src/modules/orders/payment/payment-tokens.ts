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

/** What the provider calls a card of this customer; undefined for a hash nobody has, or somebody else. */
export async function findToken(sql: Queryable, customerId: number, publicHash: string, methodCode: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ token: string }>(
    'select token from payment_token where customer_id = $1 and public_hash = $2 and method_code = $3',
    [customerId, publicHash, methodCode],
  );
  return rows[0]?.token;
}

/** A card that can still be used, as its owner knows it: `VISA •••• 1111, 12/30`. */
export type KeptCard = { readonly publicHash: string; readonly methodCode: string; readonly label: string };

/** The provider writes year and month in four figures: `3012` is the end of December 2030. */
function readExpiry(expires: string | null): { readonly month: number; readonly year: number } | undefined {
  const [, year, month] = /^(\d{2})(0[1-9]|1[0-2])$/.exec(expires ?? '') ?? [];
  return year === undefined || month === undefined ? undefined : { year: 2000 + Number(year), month: Number(month) };
}

export async function usableCards(sql: Queryable, customerId: number, now: Date): Promise<readonly KeptCard[]> {
  return (await readTokens(sql, customerId)).flatMap(({ publicHash, methodCode, brand, lastFour, expires }) => {
    const end = readExpiry(expires);
    if (end && Date.UTC(end.year, end.month) <= now.getTime()) return [];
    const until = end ? `, ${String(end.month).padStart(2, '0')}/${String(end.year).slice(2)}` : '';
    return [{ publicHash, methodCode, label: `${brand} •••• ${lastFour}${until}`.trim() }];
  });
}

/** The field of a payment method in which a customer names one of their kept cards, by its public hash. */
export const keptCardField = 'kept_card';

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
