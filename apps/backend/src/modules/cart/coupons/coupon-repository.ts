import type { Queryable } from '#kernel/database/database.ts';
import { advanceSequence, insertRecords } from '#kernel/database/rows.ts';
import type { Coupon } from './coupon.ts';
import { couponKeyOf } from './coupon.ts';

/** Times travel as text inside JSON. */
export type CouponRow = Omit<Coupon, 'validFrom' | 'validTo'> & { readonly validFrom: string | null; readonly validTo: string | null };

/** One JSON column of a coupon, so that a cart brings its own along. */
export const couponJson = `json_build_object('id', coupon.id, 'code', coupon.code, 'label', coupon.label, 'isActive', coupon.is_active,
  'effect', coupon.effect, 'conditions', coupon.conditions, 'validFrom', coupon.valid_from, 'validTo', coupon.valid_to,
  'usesPerCoupon', coupon.uses_per_coupon, 'usesPerCustomer', coupon.uses_per_customer, 'timesUsed', coupon.times_used,
  'version', coupon.version, 'seriesId', coupon.series_id)`;

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const toCoupon = (row: CouponRow): Coupon => ({ ...row, validFrom: dateOf(row.validFrom), validTo: dateOf(row.validTo) });

export async function findCoupon(sql: Queryable, key: string): Promise<Coupon | undefined> {
  const { rows } = await sql.query<{ coupon: CouponRow }>(`select ${couponJson} as coupon from coupon where code_key = $1`, [key]);
  return rows[0] && toCoupon(rows[0].coupon);
}

export async function listCoupons(sql: Queryable): Promise<readonly Coupon[]> {
  const { rows } = await sql.query<{ coupon: CouponRow }>(`select ${couponJson} as coupon from coupon order by code_key`);
  return rows.map(({ coupon }) => toCoupon(coupon));
}

export type NewCoupon = Omit<Coupon, 'id' | 'version' | 'seriesId'> & { readonly id?: number };

/** Writes coupons; one with the same code is refused by the database. */
export async function insertCoupons(sql: Queryable, coupons: readonly NewCoupon[]): Promise<void> {
  const withId = coupons.filter(({ id }) => id !== undefined);
  const records = (given: readonly NewCoupon[]) =>
    given.map((coupon) => ({ ...coupon, codeKey: couponKeyOf(coupon.code), earlierUses: coupon.timesUsed }));
  if (withId.length > 0) {
    await insertRecords(sql, 'coupon', records(withId));
    await advanceSequence(sql, 'coupon');
  }
  for (const coupon of coupons) {
    if (coupon.id !== undefined) continue;
    const { code, label, isActive, effect, conditions, validFrom, validTo, usesPerCoupon, usesPerCustomer, timesUsed } = coupon;
    await sql.query(
      `insert into coupon (code, code_key, label, is_active, effect, conditions, valid_from, valid_to, uses_per_coupon, uses_per_customer,
         earlier_uses, times_used) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
      [code, couponKeyOf(code), label, isActive, effect, conditions, validFrom, validTo, usesPerCoupon, usesPerCustomer, timesUsed],
    );
  }
}

/** False when the limit is reached: the condition is part of the update, which also makes other orders wait. */
export async function takeUse(tx: Queryable, couponId: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update coupon set times_used = times_used + 1
     where id = $1 and is_active and (valid_from is null or valid_from <= $2) and (valid_to is null or valid_to > $2)
       and (uses_per_coupon is null or times_used < uses_per_coupon)`,
    [couponId, now],
  );
  return rowCount === 1;
}

export async function countUses(sql: Queryable, couponId: number, customerKey: string): Promise<number> {
  const { rows } = await sql.query<{ uses: number }>(
    'select count(*)::int as uses from coupon_use where coupon_id = $1 and customer_key = $2 and released_at is null',
    [couponId, customerKey],
  );
  return rows[0]?.uses ?? 0;
}

type Use = { readonly couponId: number; readonly reference: string; readonly customerKey: string; readonly now: Date };

/** False when this order has used it before. */
export async function insertUse(tx: Queryable, { couponId, reference, customerKey, now }: Use): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into coupon_use (coupon_id, reference, customer_key, used_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [couponId, reference, customerKey, now],
  );
  return rowCount === 1;
}

/** Gives the uses of an order back; those given back before are not found again (R032). */
export async function releaseUses(tx: Queryable, reference: string, now: Date): Promise<void> {
  await tx.query(
    `with released as (
       update coupon_use set released_at = $2 where reference = $1 and released_at is null returning coupon_id)
     update coupon set times_used = times_used - 1 from released where coupon.id = released.coupon_id`,
    [reference, now],
  );
}

/** A use that was given back and counts again. */
export type Retaken = { readonly code: string; readonly isOverLimit: boolean };

type Given = {
  readonly id: string;
  readonly couponId: number;
  readonly customerKey: string;
  readonly code: string;
  readonly usesPerCustomer: number | null;
  readonly isBeyond: boolean;
};

/** Takes the uses of an order again that it had given back; limits are not asked, only told. The coupon's row is locked first, as in a placement. */
export async function retakeUses(tx: Queryable, reference: string, now: Date): Promise<readonly Retaken[]> {
  const { rows } = await tx.query<Given>(
    `update coupon set times_used = times_used + 1 from coupon_use as given
     where given.reference = $1 and given.released_at is not null and coupon.id = given.coupon_id
     returning given.id, coupon.id as "couponId", given.customer_key as "customerKey", coupon.code,
       coupon.uses_per_customer as "usesPerCustomer", coalesce(coupon.times_used > coupon.uses_per_coupon, false) as "isBeyond"`,
    [reference],
  );
  const retaken: Retaken[] = [];
  for (const { id, couponId, customerKey, code, usesPerCustomer, isBeyond } of rows) {
    const isOverLimit = isBeyond || (usesPerCustomer !== null && (await countUses(tx, couponId, customerKey)) >= usesPerCustomer);
    await tx.query('update coupon_use set released_at = null, used_at = $2, is_over_limit = $3 where id = $1', [id, now, isOverLimit]);
    retaken.push({ code, isOverLimit });
  }
  return retaken;
}

export async function countUse(tx: Queryable, couponId: number): Promise<void> {
  await tx.query('update coupon set times_used = times_used + 1 where id = $1', [couponId]);
}
