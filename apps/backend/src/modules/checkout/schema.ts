import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CartDocument } from '#modules/cart/index.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** What staff has put together on the telephone; the customer orders it, by a link in a mail. Removed 30 days after the link has ended. */
export const telephoneOrder = pgTable(
  'telephone_order',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    storeCode: text('store_code').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    name: text('name'),
    /** Goods, coupon, address and delivery, as a cart holds them; whoever opens the link gets a cart of their own from it. */
    document: jsonb('document').$type<CartDocument>().notNull(),
    /** Of the link in the newest mail; null until one was written. */
    tokenHash: text('token_hash').unique(),
    createdBy: integer('created_by').notNull(),
    /** Raised by every change of staff. */
    version: integer('version').notNull().default(1),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    mailedAt: timestamptz('mailed_at'),
    openedAt: timestamptz('opened_at'),
    takenBackAt: timestamptz('taken_back_at'),
    orderNumber: text('order_number'),
  },
  (table) => [index('telephone_order_email').on(table.emailKey), index('telephone_order_end').on(table.expiresAt)],
);
