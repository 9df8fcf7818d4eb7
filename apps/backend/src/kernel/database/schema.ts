import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** One row a read model; a higher number tells every process to load it again. */
export const readModelVersion = pgTable('read_model_version', {
  name: text('name').primaryKey(),
  version: bigint('version', { mode: 'bigint' }).notNull(),
});

/** Which entries each of the last versions changed, so that a process need not read all others again. */
export const readModelChange = pgTable(
  'read_model_change',
  {
    name: text('name').notNull(),
    version: bigint('version', { mode: 'bigint' }).notNull(),
    key: text('key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version, table.key] })],
);
