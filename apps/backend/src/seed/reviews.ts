import { createHash } from 'node:crypto';
import type { DemoReview, DemoShop } from '@shop/demo-data';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { advanceSequence, insertRecords } from '#kernel/database/rows.ts';

const minute = 60_000;
/** The same reviews in every demo shop. */
export const reviewSeed = 1;

/** Writes what the demo buyers say. Never in a shop that is open to strangers: nobody wrote it (LAW-16). */
export async function seedReviews(tx: Tx, shop: DemoShop, clock: Clock): Promise<void> {
  const { demoReviews } = await import('@shop/demo-data');
  const ids = new Map(shop.products.map(({ id, sku }) => [sku, id]));
  const now = clock.now().getTime();
  const rows = demoReviews(shop, reviewSeed).flatMap((review) => {
    const productId = ids.get(review.sku);
    return productId === undefined ? [] : [reviewRow(review, productId, now)];
  });
  await insertRecords(
    tx,
    'review',
    rows.map((row, index) => ({ id: index + 1, ...row })),
  );
  await advanceSequence(tx, 'review');
}

function reviewRow(review: DemoReview, productId: number, now: number) {
  const createdAt = new Date(now - review.writtenMinutesAgo * minute);
  return {
    productId,
    language: review.language,
    nickname: review.nickname,
    summary: review.title,
    text: review.text,
    priceStars: review.ratings.price,
    qualityStars: review.ratings.quality,
    fit: review.fit ?? null,
    isVerified: false,
    status: review.status,
    fingerprint: createHash('sha256').update(JSON.stringify(review)).digest('hex'),
    createdAt,
    judgedAt: review.status === 'approved' ? createdAt : null,
  };
}
