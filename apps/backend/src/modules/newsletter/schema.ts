import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Evidence } from './newsletter-repository.ts';

/** One row an address; tokens are stored as hashes. */
export const newsletterSubscription = pgTable(
  'newsletter_subscription',
  {
    /** In small letters. */
    email: text('email').primaryKey(),
    /** What a list goes on by, in place of an address. */
    id: integer('id').notNull().unique().generatedAlwaysAsIdentity(),
    state: text('state').$type<'unconfirmed' | 'subscribed' | 'unsubscribed'>().notNull(),
    storeCode: text('store_code').notNull(),
    confirmHash: text('confirm_hash').unique(),
    unsubscribeHash: text('unsubscribe_hash').unique(),
    /** When the mail with the link to confirm was written. */
    linkedAt: timestamp('linked_at', { withTimezone: true }),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** LAW-19: what was agreed to, when and from where. */
    evidence: jsonb('evidence').$type<Evidence>().notNull(),
  },
  (table) => [
    index('newsletter_subscription_requested').on(table.state, table.requestedAt, table.id),
    check('newsletter_subscription_state', sql`${table.state} in ('unconfirmed', 'subscribed', 'unsubscribed')`),
  ],
);
