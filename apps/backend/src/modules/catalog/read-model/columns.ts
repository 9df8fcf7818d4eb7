import { jsonb, timestamp } from 'drizzle-orm/pg-core';

/** One text per store view code. */
export const texts = (name: string) => jsonb(name).$type<Record<string, string>>().notNull();

export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
