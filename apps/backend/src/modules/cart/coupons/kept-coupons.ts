import type { Queryable, Tx } from '#kernel/database/database.ts';
import { countPlaced, likeAnywhere, readPlaced, type PlacedPart, type PlacedRows } from '#kernel/database/placed-rows.ts';
import { couponKeyOf, type Coupon } from './coupon.ts';
import { couponJson, toCoupon, type CouponRow } from './coupon-repository.ts';
import type { CouponTerms } from './coupon-terms.ts';

/** A coupon as staff sees it; a series is one, under its first code. */
export type KeptCoupon = Coupon & { readonly createdAt: Date; readonly codes: number; readonly used: number };

const codes = `(case when coupon.series_id = coupon.id
  then (select count(*)::int from coupon as one where one.series_id = coupon.id) else 1 end)`;
const used = `(case when coupon.series_id = coupon.id
  then (select sum(one.times_used)::int from coupon as one where one.series_id = coupon.id) else coupon.times_used end)`;
const columns = `${couponJson} as coupon, coupon.created_at as "createdAt", ${codes} as codes, ${used} as used`;

type KeptRow = { readonly coupon: CouponRow; readonly createdAt: Date; readonly codes: number; readonly used: number };

const keptOf = ({ coupon, ...row }: KeptRow): KeptCoupon => ({ ...toCoupon(coupon), ...row });

/** The coupon a code belongs to: of a code of a series the series. */
export async function findKeptCoupon(sql: Queryable, code: string, isLocked = false): Promise<KeptCoupon | undefined> {
  const { rows } = await sql.query<KeptRow>(
    `select ${columns} from coupon where id = (select coalesce(series_id, id) from coupon where code_key = $1)${isLocked ? ' for update' : ''}`,
    [couponKeyOf(code)],
  );
  return rows[0] && keptOf(rows[0]);
}

export type CouponTab = 'all' | 'running' | 'planned' | 'ended' | 'off';
type CouponsWanted = { readonly tab: CouponTab; readonly search?: string | undefined; readonly now: Date };

const isLeft = `(uses_per_coupon is null or ${used} < uses_per_coupon * ${codes})`;

function placed({ tab, search, now }: CouponsWanted): PlacedRows {
  const times = {
    all: 'true',
    off: 'not is_active',
    planned: ['is_active and valid_from > ?', now],
    running: [`is_active and ${isLeft} and (valid_from is null or valid_from <= ?) and (valid_to is null or valid_to > ?)`, now],
    ended: [`is_active and (valid_from is null or valid_from <= ?) and (valid_to <= ? or not ${isLeft})`, now],
  } as const;
  const found = `(code_key like upper(?) or lower(label::text) like lower(?)
    or exists (select from coupon as one where one.series_id = coupon.id and one.code_key like upper(?)))`;
  return {
    table: 'coupon',
    columns,
    at: 'created_at',
    id: 'id',
    conditions: [
      '(series_id is null or series_id = id)',
      times[tab],
      ...(search === undefined ? [] : [[found, likeAnywhere(search)] as const]),
    ],
  };
}

/** The newest first. */
export const findKeptCoupons = async (sql: Queryable, wanted: CouponsWanted, part: PlacedPart): Promise<readonly KeptCoupon[]> =>
  (await readPlaced<KeptRow>(sql, placed(wanted), part)).map(keptOf);

export const countKeptCoupons = (sql: Queryable, wanted: CouponsWanted, limit: number): Promise<number> =>
  countPlaced(sql, placed(wanted), limit);

type Made = { readonly codes: readonly string[]; readonly terms: CouponTerms; readonly now: Date };

/** Writes a coupon, or with several codes a series; false when one of the codes is taken, and nothing is written. */
export async function insertKeptCoupon(tx: Tx, { codes: made, terms, now }: Made): Promise<boolean> {
  const { rows: taken } = await tx.query('select from coupon where code_key = any($1) limit 1', [made]);
  if (taken.length > 0) return false;
  const { rows } = await tx.query<{ id: number }>(
    `insert into coupon (code, code_key, label, is_active, effect, conditions, valid_from, valid_to, uses_per_coupon, uses_per_customer,
       created_at)
     select code, code, $2::jsonb, $3::boolean, $4::jsonb, $5::jsonb, $6::timestamptz, $7::timestamptz, $8::int, $9::int, $10::timestamptz
     from unnest($1::text[]) with ordinality as made(code, place) order by place
     on conflict (code_key) do nothing returning id`,
    [made, ...valuesOf(terms), now],
  );
  if (rows.length < made.length) return false;
  if (made.length > 1)
    await tx.query('update coupon set series_id = (select id from coupon where code_key = $1) where code_key = any($2)', [made[0], made]);
  return true;
}

/** Writes the terms of a coupon, and of every code of its series, and raises its version, which is returned. */
export async function updateTerms(tx: Tx, id: number, terms: CouponTerms): Promise<number> {
  const { rows } = await tx.query<{ id: number; version: number }>(
    `update coupon set label = $2, is_active = $3, effect = $4, conditions = $5, valid_from = $6, valid_to = $7, uses_per_coupon = $8,
       uses_per_customer = $9, version = version + 1 where id = $1 or series_id = $1 returning id, version`,
    [id, ...valuesOf(terms)],
  );
  return rows.find((row) => row.id === id)?.version ?? 0;
}

const valuesOf = ({ label, isActive, effect, conditions, validFrom, validTo, usesPerCoupon, usesPerCustomer }: CouponTerms) => [
  JSON.stringify(label),
  isActive,
  JSON.stringify(effect),
  JSON.stringify(conditions),
  validFrom,
  validTo,
  usesPerCoupon,
  usesPerCustomer,
];

type CouponCode = { readonly id: number; readonly code: string; readonly timesUsed: number };

/** The codes of a coupon, in the order they were made; behind one of them. */
export async function readCodes(sql: Queryable, couponId: number, limit: number, after = 0): Promise<readonly CouponCode[]> {
  const { rows } = await sql.query<CouponCode>(
    `select id, code, times_used as "timesUsed" from coupon where (id = $1 or series_id = $1) and id > $2 order by id limit $3`,
    [couponId, after, limit],
  );
  return rows;
}

/** An order that used a coupon; one that ended gave it back. */
type CouponUse = {
  readonly id: number;
  readonly code: string;
  readonly order: string;
  readonly usedAt: Date;
  readonly releasedAt: Date | null;
  readonly isOverLimit: boolean;
};

const usesOf = (couponId: number): PlacedRows => ({
  table:
    '(select coupon_use.*, coupon.code, coalesce(coupon.series_id, coupon.id) as kept_id from coupon_use join coupon on coupon.id = coupon_id) as made',
  columns: 'id::int as id, code, reference as "order", used_at as "usedAt", released_at as "releasedAt", is_over_limit as "isOverLimit"',
  at: 'used_at',
  id: 'id',
  conditions: [['kept_id = ?', couponId]],
});

/** The newest first. */
export const findCouponUses = (sql: Queryable, couponId: number, part: PlacedPart): Promise<readonly CouponUse[]> =>
  readPlaced<CouponUse>(sql, usesOf(couponId), part);

export const countCouponUses = (sql: Queryable, couponId: number, limit: number): Promise<number> =>
  countPlaced(sql, usesOf(couponId), limit);
