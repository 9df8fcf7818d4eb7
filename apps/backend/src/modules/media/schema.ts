import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bigBytes } from './library/asset.ts';

/** Words as they are, without a language: made by `array_to_tsvector`. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What is known of a picture beside its pixels. Everything else in the shop names a picture by the hash of its content; the library knows
 * both that it may be named by: the picture as it came, and the same cut to the frames of products.
 */
export const mediaAsset = pgTable(
  'media_asset',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    hash: text().notNull(),
    /** Equal to `hash` where nothing has to be cut. */
    frameHash: text('frame_hash').notNull(),
    /** SHA-256 of the file as it was sent: who sends it again need not. */
    digest: text(),
    name: text().notNull(),
    type: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Null for what was there before the library. */
    bytes: integer(),
    /** Shares of width and height; null: nobody has chosen. */
    focalX: doublePrecision('focal_x'),
    focalY: doublePrecision('focal_y'),
    /** Words for who does not see it, by language. */
    alt: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    hasAlt: boolean('has_alt').notNull(),
    tags: text().array().notNull(),
    /** As of the last look; what is deleted is looked at again. */
    isUsed: boolean('is_used').notNull(),
    uploadedBy: integer('uploaded_by'),
    uploadedAt: moment('uploaded_at').notNull(),
    /** Since when it waits to be deleted. */
    removedAt: moment('removed_at'),
    /** What staff finds it by. */
    words: tsvector('words').notNull(),
    /** Raised by every write. */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('media_asset_hash').on(table.hash),
    index('media_asset_frame').on(table.frameHash),
    index('media_asset_digest').on(table.digest),
    index('media_asset_newest')
      .on(table.uploadedAt, table.id)
      .where(sql`${table.removedAt} is null`),
    index('media_asset_unused')
      .on(table.uploadedAt, table.id)
      .where(sql`${table.removedAt} is null and not ${table.isUsed}`),
    index('media_asset_silent')
      .on(table.uploadedAt, table.id)
      .where(sql`${table.removedAt} is null and not ${table.hasAlt}`),
    index('media_asset_big')
      .on(table.uploadedAt, table.id)
      .where(sql`${table.removedAt} is null and ${table.bytes} >= ${sql.raw(String(bigBytes))}`),
    index('media_asset_removed')
      .on(table.removedAt, table.id)
      .where(sql`${table.removedAt} is not null`),
    index('media_asset_tags').using('gin', table.tags),
    index('media_asset_words').using('gin', table.words).with({ fastupdate: false }),
    check(
      'media_asset_focus',
      sql`(${table.focalX} is null) = (${table.focalY} is null) and ${table.focalX} between 0 and 1 and ${table.focalY} between 0 and 1`,
    ),
  ],
);
