import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** One row a read model; a higher number tells every process to load it again. */
export const readModelVersion = pgTable('read_model_version', {
  name: text('name').primaryKey(),
  version: bigint('version', { mode: 'bigint' }).notNull(),
});
