import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AlertState, WaitsFor } from './alert-repository.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Who wants to hear that a product is in stock again; tokens are stored as hashes. */
export const stockAlert = pgTable(
  'stock_alert',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** In small letters. */
    email: text('email').notNull(),
    sku: text('sku').notNull(),
    /** Set when the owner of the address was logged in. */
    customerId: integer('customer_id'),
    storeCode: text('store_code').notNull(),
    state: text('state').$type<AlertState>().notNull(),
    /** Who asked while a branch had it waits for what can be delivered. */
    waitsFor: text('waits_for').$type<WaitsFor>().notNull(),
    confirmHash: text('confirm_hash').unique(),
    leaveHash: text('leave_hash').unique(),
    requestedAt: timestamptz('requested_at').notNull(),
    /** When the mail with the link to confirm was written. */
    linkedAt: timestamptz('linked_at'),
    /** The place in the queue. */
    confirmedAt: timestamptz('confirmed_at'),
    sentAt: timestamptz('sent_at'),
  },
  (table) => [
    uniqueIndex('stock_alert_one_open')
      .on(table.email, table.sku)
      .where(sql`${table.state} in ('unconfirmed', 'waiting')`),
    index('stock_alert_queue').on(table.sku, table.confirmedAt),
    check('stock_alert_state', sql`${table.state} in ('unconfirmed', 'waiting', 'sent', 'ended')`),
    check('stock_alert_waits_for', sql`${table.waitsFor} in ('any', 'delivery')`),
  ],
);
