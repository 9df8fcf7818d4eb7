import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A card or account the provider keeps for a customer; never its number (PAY-15). */
export const paymentToken = pgTable('payment_token', {
  publicHash: text('public_hash').primaryKey(),
  customerId: integer('customer_id').notNull(),
  methodCode: text('method_code').notNull(),
  token: text('token').notNull().unique(),
  brand: text('brand').notNull(),
  lastFour: text('last_four').notNull(),
  expires: text('expires'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
