import type { Queryable } from '#kernel/database/database.ts';
import { salableColumn } from '#modules/inventory/index.ts';
import type { Levels } from './availability.ts';
import { goodsOf, type Cart, type CartDocument } from './cart.ts';
import type { Coupon } from './coupons/coupon.ts';
import { couponJson, toCoupon, type CouponRow } from './coupons/coupon-repository.ts';

export type StoredCart = { readonly cart: Cart; readonly coupon: Coupon | undefined };
/** A cart with what the shelves have of its products. */
export type ShelvedCart = StoredCart & { readonly levels: Levels };

const columns = `cart.id, cart.masked_id as "maskedId", cart.customer_id as "customerId", cart.store_code as "storeCode", cart.status,
  cart.merged_into as "mergedInto", cart.version, cart.document`;
const coupon = `case when coupon.id is not null then ${couponJson} end as coupon`;
const tables = `from cart left join coupon on coupon.code_key = cart.document->>'couponKey'`;
const withCoupon = `select ${columns}, ${coupon} ${tables}`;
// Products of lines and of their parts, and the ones that may come in.
const skus = `array(select jsonb_path_query(cart.document, '$.lines[*].**.sku') #>> '{}') || $2::text[]`;
const withLevels = `select ${columns}, ${coupon}, ${salableColumn.sql(skus)} as levels ${tables}`;

type CartRow = Cart & { readonly coupon: CouponRow | null };
type ShelvedRow = CartRow & { readonly levels: Parameters<typeof salableColumn.read>[0] };

function stored(row: CartRow | undefined): StoredCart | undefined {
  if (!row) return undefined;
  const { coupon: used, ...cart } = row;
  return { cart, coupon: used ? toCoupon(used) : undefined };
}

function shelved(row: ShelvedRow | undefined): ShelvedCart | undefined {
  if (!row) return undefined;
  const { levels, ...rest } = row;
  const found = stored(rest);
  return found && { ...found, levels: salableColumn.read(levels) };
}

/** Whose carts are looked at: the guests' (`undefined`) or a customer's, of whom also a guest's may be found that they take over. */
export type CartOwner = { readonly customerId: number | undefined; readonly orGuest?: boolean };

// Somebody else's cart is not found at all: the database does no more work for it than for one that does not exist (R111).
const ofOwner = `cart.masked_id = $1 and (cart.customer_id is not distinct from $3::int or ($4 and cart.customer_id is null))`;
const ownerValues = ({ customerId, orGuest = false }: CartOwner): readonly unknown[] => [customerId ?? null, orGuest];

/** A cart of this owner, and what the shelves have of its products and of `more`. */
export async function findCart(
  sql: Queryable,
  maskedId: string,
  owner: CartOwner,
  more: readonly string[] = [],
): Promise<ShelvedCart | undefined> {
  const { rows } = await sql.query<ShelvedRow>(`${withLevels} where ${ofOwner}`, [maskedId, more, ...ownerValues(owner)], 'cart-find');
  return shelved(rows[0]);
}

/** Whoever it belongs to: for staff alone. */
export async function findAnyCart(sql: Queryable, maskedId: string): Promise<ShelvedCart | undefined> {
  const { rows } = await sql.query<ShelvedRow>(`${withLevels} where cart.masked_id = $1`, [maskedId, []]);
  return shelved(rows[0]);
}

/**
 * The owner's, locked until the transaction ends. After waiting for a writer the cart is the newest, what is joined to it is not:
 * who finds another version than expected reads it once more.
 */
export async function lockCart(tx: Queryable, maskedId: string, owner: CartOwner): Promise<ShelvedCart | undefined> {
  const values = [maskedId, [], ...ownerValues(owner)];
  const { rows } = await tx.query<ShelvedRow>(`${withLevels} where ${ofOwner} for update of cart`, values, 'cart-lock');
  return shelved(rows[0]);
}

export async function findCartById(sql: Queryable, id: number): Promise<StoredCart | undefined> {
  const { rows } = await sql.query<CartRow>(`${withCoupon} where cart.id = $1`, [id]);
  return stored(rows[0]);
}

/** Waits for whoever changes these carts; in order of id, so that two merges cannot lock each other out. */
export async function lockCarts(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.query('select id from cart where id = any($1::int[]) order by id for update', [ids]);
}

export async function findCustomerCart(sql: Queryable, customerId: number): Promise<StoredCart | undefined> {
  const { rows } = await sql.query<CartRow>(
    `${withCoupon} where cart.customer_id = $1 and cart.status = 'active'`,
    [customerId],
    'cart-of-customer',
  );
  return stored(rows[0]);
}

type NewCart = {
  readonly maskedId: string;
  readonly customerId: number | undefined;
  readonly storeCode: string;
  readonly document: CartDocument;
  readonly now: Date;
};

/** Undefined when the id is taken or the customer has an active cart already. */
export async function insertCart(sql: Queryable, { maskedId, customerId, storeCode, document, now }: NewCart): Promise<Cart | undefined> {
  const { rows } = await sql.query<Cart>(
    `insert into cart (masked_id, customer_id, store_code, document, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)
     on conflict do nothing returning ${columns}`,
    [maskedId, customerId ?? null, storeCode, document, now],
    'cart-insert',
  );
  return rows[0];
}

/** False when somebody changed or closed the cart meanwhile: nothing is written then. */
export async function saveDocument(sql: Queryable, { id, version }: Cart, document: CartDocument, now: Date): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update cart set document = $3, version = version + 1, updated_at = $4 where id = $1 and version = $2 and status = 'active'`,
    [id, version, document, now],
    'cart-save',
  );
  return rowCount === 1;
}

/** Ends a cart whose lines went into another one; whose it was is forgotten at once, not with the row. */
export async function markMerged(tx: Queryable, { id, document }: Cart, into: number, now: Date): Promise<void> {
  await tx.query(
    `update cart set status = 'merged', merged_into = $2, document = $4, version = version + 1, updated_at = $3 where id = $1`,
    [id, into, now, goodsOf(document)],
  );
}

/** Ends a cart that became an order; false when it is not active any more. */
export async function markOrdered(tx: Queryable, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update cart set status = 'ordered', version = version + 1, updated_at = $2 where id = $1 and status = 'active'`,
    [id, now],
    'cart-ordered',
  );
  return rowCount === 1;
}

export async function assignCart(tx: Queryable, id: number, customerId: number, document: CartDocument, now: Date): Promise<void> {
  await tx.query('update cart set customer_id = $2, document = $3, version = version + 1, updated_at = $4 where id = $1', [
    id,
    customerId,
    document,
    now,
  ]);
}

/** Guests' carts nobody touched, and what is left of merged ones. */
export async function deleteOldCarts(sql: Queryable, before: Date): Promise<number> {
  const { rowCount } = await sql.query(
    `delete from cart where updated_at < $1 and (status = 'merged' or (status = 'active' and customer_id is null))`,
    [before],
  );
  return rowCount ?? 0;
}

export async function cartsOfCustomer(sql: Queryable, customerId: number): Promise<readonly CartDocument[]> {
  const { rows } = await sql.query<{ document: CartDocument }>(`select document from cart where customer_id = $1 and status = 'active'`, [
    customerId,
  ]);
  return rows.map(({ document }) => document);
}

export async function forgetCustomer(tx: Queryable, customerId: number): Promise<void> {
  await tx.query('delete from cart where customer_id = $1', [customerId]);
}
