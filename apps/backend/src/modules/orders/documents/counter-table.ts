import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The last number of each series; its row is locked by whoever takes the next, so none is left out (LAW-26). */
export const documentCounter = pgTable('document_counter', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
});
