import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Where pieces lie: the web stock and the branches. */
export const stockSource = pgTable(
  'stock_source',
  {
    code: text().primaryKey(),
    kind: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [check('stock_source_kind', sql`${table.kind} in ('web', 'branch')`)],
);

/** Pieces on hand, and how many of them somebody has ordered; what may be sold is the difference. */
export const stockLevel = pgTable(
  'stock_level',
  {
    sku: text().notNull(),
    sourceCode: text('source_code')
      .notNull()
      .references(() => stockSource.code),
    quantity: integer().notNull(),
    /** The sum of the open reservations; the checker compares the two. */
    reserved: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.sourceCode] }),
    check('stock_level_not_negative', sql`${table.quantity} >= 0`),
    check('stock_level_reserved', sql`${table.reserved} between 0 and ${table.quantity}`),
  ],
);

/** Every change of a level and its reason; their sum is what lies there. */
export const stockMovement = pgTable(
  'stock_movement',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    sku: text('sku').notNull(),
    sourceCode: text('source_code')
      .notNull()
      .references(() => stockSource.code),
    change: integer('change').notNull(),
    reason: text('reason').notNull(),
    /** The order, return or delivery it belongs to. */
    reference: text('reference'),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [
    check('stock_movement_change', sql`${table.change} <> 0`),
    check('stock_movement_reason', sql`${table.reason} in ('count', 'transfer', 'sale', 'return')`),
    index('stock_movement_sku').on(table.sku, table.sourceCode),
    index('stock_movement_reference')
      .on(table.reference)
      .where(sql`${table.reference} is not null`),
  ],
);

/** Pieces held for an order until they leave the shelf, are given back, or their time is over. */
export const stockReservation = pgTable(
  'stock_reservation',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    sku: text('sku').notNull(),
    sourceCode: text('source_code')
      .notNull()
      .references(() => stockSource.code),
    quantity: integer('quantity').notNull(),
    reason: text('reason').notNull(),
    reference: text('reference').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** Null: held until somebody decides. */
    endsAt: timestamptz('ends_at'),
    closedAt: timestamptz('closed_at'),
    closedBy: text('closed_by'),
  },
  (table) => [
    check('stock_reservation_quantity', sql`${table.quantity} > 0`),
    check('stock_reservation_closed_by', sql`${table.closedBy} in ('release', 'end', 'sale')`),
    index('stock_reservation_open')
      .on(table.reference)
      .where(sql`${table.closedAt} is null`),
    index('stock_reservation_due')
      .on(table.endsAt)
      .where(sql`${table.closedAt} is null`),
  ],
);
