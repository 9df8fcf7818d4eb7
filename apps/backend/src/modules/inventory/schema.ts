import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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

export const stockLevel = pgTable(
  'stock_level',
  {
    sku: text().notNull(),
    sourceCode: text('source_code')
      .notNull()
      .references(() => stockSource.code),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sku, table.sourceCode] }), check('stock_level_not_negative', sql`${table.quantity} >= 0`)],
);
