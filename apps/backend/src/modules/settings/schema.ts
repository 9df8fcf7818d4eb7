import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What a person may change without a deployment. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  version: integer('version').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});
