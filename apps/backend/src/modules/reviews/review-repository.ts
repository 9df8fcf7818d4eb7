import type { Queryable } from '#kernel/database/database.ts';
import type { Fit, Review, ReviewStatus } from './review.ts';

const columns = `id, product_id as "productId", customer_id as "customerId", language, nickname, summary, text, price_stars as "priceStars",
  quality_stars as "qualityStars", fit, is_verified as "isVerified", status, created_at as "createdAt"`;

/** What a product's approved reviews come to. */
export type Rating = {
  /** Of its approved reviews, newest first. */
  readonly ids: readonly number[];
  /** Whole per cent, as Magento keeps it: what a filter asks for is what a product shows. */
  readonly percent: number;
  readonly fits: Readonly<Record<Fit, number>>;
};

/** The ratings of all products that have an approved review. */
export async function readRatings(sql: Queryable): Promise<ReadonlyMap<number, Rating>> {
  type Row = { productId: number; ids: readonly number[]; percent: number } & Record<Fit, number>;
  const { rows } = await sql.query<Row>(
    `select product_id as "productId", array_agg(id order by created_at desc, id desc) as ids,
       round(avg(price_stars + quality_stars) * 10)::int as percent, count(*) filter (where fit = 'small')::int as small,
       count(*) filter (where fit = 'normal')::int as normal, count(*) filter (where fit = 'large')::int as large
     from review where status = 'approved' group by product_id`,
  );
  return new Map(
    rows.map(({ productId, ids, percent, small, normal, large }) => [productId, { ids, percent, fits: { small, normal, large } }]),
  );
}

/** Reviews in the order of their ids as given; those that are gone are left out. */
export async function findReviews(sql: Queryable, ids: readonly number[]): Promise<readonly Review[]> {
  const { rows } = await sql.query<Review>(
    `select ${columns} from review where id = any($1::int[]) order by array_position($1::int[], id)`,
    [ids],
    'reviews-by-id',
  );
  return rows;
}

/** What a customer wrote, newest first; null means of every status. */
export async function findOwn(sql: Queryable, customerId: number, status: ReviewStatus | null): Promise<readonly Review[]> {
  const { rows } = await sql.query<Review>(
    `select ${columns} from review where customer_id = $1 and status = coalesce($2, status) order by created_at desc, id desc`,
    [customerId, status],
  );
  return rows;
}

export async function findByCustomer(sql: Queryable, customerId: number): Promise<readonly Review[]> {
  return (await sql.query<Review>(`select ${columns} from review where customer_id = $1 order by id`, [customerId])).rows;
}

export async function listReviews(sql: Queryable, status: ReviewStatus): Promise<readonly Review[]> {
  return (await sql.query<Review>(`select ${columns} from review where status = $1 order by created_at, id`, [status])).rows;
}

/** How many wait for a person, up to the limit, and since when the first. */
export async function countPending(sql: Queryable, limit: number): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { rows } = await sql.query<{ count: number; oldest: Date | null }>(
    `select count(*)::int as count, min(created_at) as oldest
     from (select created_at from review where status = 'pending' order by created_at limit $1) as pending`,
    [limit],
  );
  return rows[0] ?? { count: 0, oldest: null };
}

export type NewReview = Omit<Review, 'id' | 'status'> & { readonly fingerprint: string };

/** Adds a review that waits for approval, or finds the same one that was sent before: the unique key decides (R046). */
export async function addReview(sql: Queryable, review: NewReview): Promise<Review> {
  const inserted = await sql.query<Review>(
    `insert into review (product_id, customer_id, language, nickname, summary, text, price_stars, quality_stars, fit, is_verified, status,
       fingerprint, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'pending', $11, $12) on conflict (fingerprint) do nothing returning ${columns}`,
    [
      review.productId,
      review.customerId,
      review.language,
      review.nickname,
      review.summary,
      review.text,
      review.priceStars,
      review.qualityStars,
      review.fit,
      review.isVerified,
      review.fingerprint,
      review.createdAt,
    ],
  );
  const row =
    inserted.rows[0] ?? (await sql.query<Review>(`select ${columns} from review where fingerprint = $1`, [review.fingerprint])).rows[0];
  if (!row) throw new Error('a review was removed while it was sent again');
  return row;
}

/** For a change: locked. */
export async function readStatus(sql: Queryable, id: number): Promise<{ readonly status: ReviewStatus } | undefined> {
  return (await sql.query<{ status: ReviewStatus }>('select status from review where id = $1 for update', [id])).rows[0];
}

/** False when there is no such review. */
export async function setStatus(sql: Queryable, id: number, status: ReviewStatus, now: Date): Promise<boolean> {
  return (await sql.query('update review set status = $2, judged_at = $3 where id = $1', [id, status, now])).rowCount === 1;
}

export async function deleteByCustomer(sql: Queryable, customerId: number): Promise<number> {
  return (await sql.query('delete from review where customer_id = $1', [customerId])).rowCount ?? 0;
}
