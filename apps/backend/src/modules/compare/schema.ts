import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Products somebody compares. A customer has one list; a guest's belongs to whoever has its uid. */
export const compareList = pgTable('compare_list', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  uid: text('uid').notNull().unique(),
  customerId: integer('customer_id').unique(),
  updatedAt: timestamptz('updated_at').notNull(),
});

export const compareItem = pgTable(
  'compare_item',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => compareList.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.productId] })],
);
