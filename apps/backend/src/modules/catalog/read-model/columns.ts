import { jsonb, timestamp } from 'drizzle-orm/pg-core';

/** One text per store view code. */
export const texts = (name: string) => jsonb(name).$type<Record<string, string>>().notNull();

/** A point in time, kept with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
