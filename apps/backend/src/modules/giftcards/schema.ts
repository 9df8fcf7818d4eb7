import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EntryReason, GiftCardOrigin, GiftCardState } from './gift-card.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Money that somebody may spend here later. */
export const giftCard = pgTable(
  'gift_card',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    number: text('number').notNull().unique(),
    /** Under a key that is not in the database; null until somebody was shown the code. */
    codeHash: text('code_hash').unique(),
    lastFour: text('last_four'),
    initialCents: integer('initial_cents').notNull(),
    /** The sum of its entries, written with each. */
    balanceCents: integer('balance_cents').notNull().default(0),
    state: text('state').$type<GiftCardState>().notNull(),
    expiresOn: text('expires_on').notNull(),
    origin: text('origin').$type<GiftCardOrigin>().notNull(),
    /** The return its money came from. */
    reference: text('reference'),
    /** Where it was issued; null: by the web shop. */
    branchCode: text('branch_code'),
    issuedAt: timestamptz('issued_at').notNull(),
    issuedBy: text('issued_by').notNull(),
    /** Raised by every change. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('gift_card_balance', sql`${table.balanceCents} >= 0`),
    check('gift_card_initial', sql`${table.initialCents} > 0`),
    check('gift_card_state', sql`${table.state} in ('active', 'blocked', 'expired')`),
    check('gift_card_origin', sql`${table.origin} in ('hand', 'return')`),
    check('gift_card_code', sql`(${table.codeHash} is null) = (${table.lastFour} is null)`),
    index('gift_card_issued').on(table.issuedAt, table.id),
    index('gift_card_last_four').on(table.lastFour),
    index('gift_card_reference').on(table.reference),
    index('gift_card_expires')
      .on(table.expiresOn)
      .where(sql`${table.state} = 'active'`),
  ],
);

/** What came onto a card and went from it; never changed, and its sum is the balance. */
export const giftCardEntry = pgTable(
  'gift_card_entry',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    cardId: integer('card_id')
      .notNull()
      .references(() => giftCard.id, { onDelete: 'restrict' }),
    cents: integer('cents').notNull(),
    reason: text('reason').$type<EntryReason>().notNull(),
    /** What it belongs to: an order, a credit note, a return. */
    reference: text('reference'),
    note: text('note'),
    at: timestamptz('at').notNull(),
    actor: text('actor').notNull(),
  },
  (table) => [
    check('gift_card_entry_reason', sql`${table.reason} in ('issue', 'top_up', 'redeem', 'refund')`),
    // Only what is spent goes down.
    check('gift_card_entry_cents', sql`${table.cents} <> 0 and (${table.cents} < 0) = (${table.reason} = 'redeem')`),
    index('gift_card_entry_card').on(table.cardId, table.id),
    // An order takes its money once, however often it asks.
    uniqueIndex('gift_card_entry_once')
      .on(table.cardId, table.reason, table.reference)
      .where(sql`${table.reference} is not null`),
  ],
);
