import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { OrderContent, RevisionChange, RevisionState } from '../order.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Edits of an order, beside its snapshot: the newest that was applied is the order as it is now. */
export const revisionTable = (orderId: () => AnyPgColumn) =>
  pgTable(
    'order_revision',
    {
      orderId: integer('order_id').notNull().references(orderId),
      number: integer('number').notNull(),
      state: text('state').$type<RevisionState>().notNull(),
      proposedBy: text('proposed_by').notNull(),
      reason: text('reason').notNull(),
      changes: jsonb('changes').$type<readonly RevisionChange[]>().notNull(),
      contentBefore: jsonb('content_before').$type<OrderContent>().notNull(),
      contentAfter: jsonb('content_after').$type<OrderContent>().notNull(),
      /** SHA-256 of the secret in the customer's link. */
      tokenHash: text('token_hash').unique(),
      proposedAt: timestamptz('proposed_at').notNull(),
      expiresAt: timestamptz('expires_at'),
      decidedAt: timestamptz('decided_at'),
    },
    (table) => [
      primaryKey({ columns: [table.orderId, table.number] }),
      check(
        'order_revision_state',
        sql`${table.state} in ('awaiting_customer', 'awaiting_payment', 'applied', 'declined', 'expired', 'withdrawn')`,
      ),
      // The customer answers one question at a time.
      uniqueIndex('order_revision_waiting')
        .on(table.orderId)
        .where(sql`${table.state} in ('awaiting_customer', 'awaiting_payment')`),
      index('order_revision_expiry')
        .on(table.expiresAt)
        .where(sql`${table.state} in ('awaiting_customer', 'awaiting_payment')`),
    ],
  );
