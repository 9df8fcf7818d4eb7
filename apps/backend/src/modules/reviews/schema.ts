import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '@shop/contract';
import type { Fit, RefusalGround, ReviewStatus } from './review.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

export const review = pgTable(
  'review',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Never a variant: what is written about one holds for its product. */
    productId: integer('product_id').notNull(),
    /** Null: a guest. */
    customerId: integer('customer_id'),
    language: text('language').$type<Language>().notNull(),
    nickname: text('nickname').notNull(),
    summary: text('summary').notNull(),
    text: text('text').notNull(),
    priceStars: smallint('price_stars').notNull(),
    qualityStars: smallint('quality_stars').notNull(),
    fit: text('fit').$type<Fit>(),
    /** LAW-16: the account had ordered the product. */
    isVerified: boolean('is_verified').notNull().default(false),
    status: text('status').$type<ReviewStatus>().notNull(),
    /** LAW-16: a reason of law. */
    refusedFor: text('refused_for').$type<RefusalGround>(),
    /** What the shop answers, shown below it. */
    reply: text('reply'),
    /** When the answer was written, changed or taken away. */
    repliedAt: timestamptz('replied_at'),
    /** R046: the same words about the same product by the same person are one review. */
    fingerprint: text('fingerprint').notNull().unique(),
    createdAt: timestamptz('created_at').notNull(),
    judgedAt: timestamptz('judged_at'),
  },
  (table) => [
    index('review_product').on(table.productId, table.createdAt),
    index('review_customer').on(table.customerId),
    index('review_status').on(table.status, table.createdAt, table.id),
    index('review_pending')
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
    check('review_status', sql`${table.status} in ('pending', 'approved', 'rejected')`),
    check('review_refused_for', sql`${table.refusedFor} in ('insult', 'personalData', 'advertising', 'notGenuine', 'foreignRights')`),
    check('review_fit', sql`${table.fit} in ('small', 'normal', 'large')`),
    check('review_stars', sql`${table.priceStars} between 1 and 5 and ${table.qualityStars} between 1 and 5`),
  ],
);
