import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One row a read model; a higher number tells every process to load it again. */
export const readModelVersion = pgTable('read_model_version', {
  name: text('name').primaryKey(),
  version: bigint('version', { mode: 'bigint' }).notNull(),
  /** Another one with every version: a copy of the database that went its own way is told from it. */
  mark: uuid('mark').notNull().defaultRandom(),
});

/** Which entries each of the last versions changed, so that a process need not read all others again. */
export const readModelChange = pgTable(
  'read_model_change',
  {
    name: text('name').notNull(),
    version: bigint('version', { mode: 'bigint' }).notNull(),
    key: text('key').notNull(),
    /** That of its version. */
    mark: uuid('mark').notNull().defaultRandom(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version, table.key] })],
);

/** What is counted over all processes and hosts (R161); the key is a hash, because it names people's addresses. */
export const rateWindow = pgTable(
  'rate_window',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_window_end').on(table.endsAt)],
);

/** What an address got of the mails that anybody can cause (R161); the address is a hash. */
export const mailAllowance = pgTable(
  'mail_allowance',
  {
    address: text('address').primaryKey(),
    /** Of the day that ends then. */
    mails: integer('mails').notNull(),
    dayEndsAt: timestamp('day_ends_at', { withTimezone: true }).notNull(),
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('mail_allowance_end').on(table.dayEndsAt)],
);
