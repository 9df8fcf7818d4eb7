import type { Queryable } from '#kernel/database/database.ts';
import { countPlaced, likeAnywhere, readPlaced, type Condition, type PlacedPart } from '#kernel/database/placed-rows.ts';
import type { Fit, Review, ReviewStatus, Verdict } from './review.ts';

const columns = `id, product_id as "productId", customer_id as "customerId", language, nickname, summary, text, price_stars as "priceStars",
  quality_stars as "qualityStars", fit, is_verified as "isVerified", status, refused_for as "refusedFor", reply, replied_at as "repliedAt",
  created_at as "createdAt"`;

/** What a product's approved reviews come to. */
export type Rating = {
  /** Of its approved reviews, newest first. */
  readonly ids: readonly number[];
  /** Whole per cent, as Magento keeps it: what a filter asks for is what a product shows. */
  readonly percent: number;
  readonly fits: Readonly<Record<Fit, number>>;
  /** When the shop last answered one of them; 0: never. */
  readonly repliedAt: number;
};

/** The ratings of all products that have an approved review. */
export async function readRatings(sql: Queryable): Promise<ReadonlyMap<number, Rating>> {
  type Row = { productId: number; ids: readonly number[]; percent: number; repliedAt: Date | null } & Record<Fit, number>;
  const { rows } = await sql.query<Row>(
    `select product_id as "productId", array_agg(id order by created_at desc, id desc) as ids,
       round(avg(price_stars + quality_stars) * 10)::int as percent, count(*) filter (where fit = 'small')::int as small,
       count(*) filter (where fit = 'normal')::int as normal, count(*) filter (where fit = 'large')::int as large,
       max(replied_at) as "repliedAt"
     from review where status = 'approved' group by product_id`,
  );
  return new Map(
    rows.map(({ productId, ids, percent, small, normal, large, repliedAt }) => [
      productId,
      { ids, percent, fits: { small, normal, large }, repliedAt: repliedAt?.getTime() ?? 0 },
    ]),
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

export type NewReview = Omit<Review, 'id' | 'status' | 'refusedFor' | 'reply' | 'repliedAt'> & { readonly fingerprint: string };

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

/** What the log says of a review. */
export type ReviewFacts = Pick<Review, 'status' | 'refusedFor' | 'reply' | 'customerId'>;

/** For a change: locked. */
export async function lockReview(sql: Queryable, id: number): Promise<ReviewFacts | undefined> {
  const { rows } = await sql.query<ReviewFacts>(
    `select status, refused_for as "refusedFor", reply, customer_id as "customerId" from review where id = $1 for update`,
    [id],
  );
  return rows[0];
}

export async function setVerdict(sql: Queryable, id: number, verdict: Verdict, now: Date): Promise<void> {
  const ground = verdict.status === 'rejected' ? verdict.ground : null;
  await sql.query('update review set status = $2, refused_for = $3, judged_at = $4 where id = $1', [id, verdict.status, ground, now]);
}

export async function setReply(sql: Queryable, id: number, reply: string | null, now: Date): Promise<void> {
  await sql.query('update review set reply = $2, replied_at = $3 where id = $1', [id, reply, now]);
}

/** What of the reviews somebody wants. */
export type ReviewsWanted = {
  readonly status: ReviewStatus | undefined;
  /** At most so many stars, of ten. */
  readonly mostStars?: number | undefined;
  readonly isVerified?: boolean | undefined;
  readonly productId?: number | undefined;
  readonly search?: string | undefined;
  readonly id?: number | undefined;
  readonly customerId?: number | undefined;
};

const placed = ({ status, mostStars, isVerified, productId, search, id, customerId }: ReviewsWanted) => ({
  table: 'review',
  columns,
  at: 'created_at',
  id: 'id',
  conditions: [
    ['status = ?', status],
    ['price_stars + quality_stars <= ?', mostStars],
    ['is_verified = ?', isVerified],
    ['id = ?', id],
    ['customer_id = ?', customerId],
    ['product_id = ?', productId],
    ['(nickname ilike ? or summary ilike ? or text ilike ?)', search === undefined ? undefined : likeAnywhere(search)],
  ] satisfies readonly Condition[],
});

export const findPlaced = (sql: Queryable, wanted: ReviewsWanted, part: PlacedPart): Promise<readonly Review[]> =>
  readPlaced<Review>(sql, placed(wanted), part);

export const countWanted = (sql: Queryable, wanted: ReviewsWanted, limit: number): Promise<number> =>
  countPlaced(sql, placed(wanted), limit);

export async function deleteByCustomer(sql: Queryable, customerId: number): Promise<number> {
  return (await sql.query('delete from review where customer_id = $1', [customerId])).rowCount ?? 0;
}
