import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Selection } from './wishlist.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** A customer has one; a guest has the opaque id of one. */
export const wishlist = pgTable(
  'wishlist',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id').unique(),
    guestId: text('guest_id').unique(),
    /** Who has it may read the list; null: not shared. */
    sharingCode: text('sharing_code').unique(),
    /** The name the owner goes by when the list is shared. */
    sharedAs: text('shared_as'),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [check('wishlist_owner', sql`(${table.customerId} is null) <> (${table.guestId} is null)`)],
);

export const wishlistItem = pgTable(
  'wishlist_item',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    wishlistId: integer('wishlist_id')
      .notNull()
      .references(() => wishlist.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull(),
    variantSku: text('variant_sku'),
    selections: jsonb('selections').$type<readonly Selection[]>().notNull(),
    /** Variant and selections in one text: the same choice is one item (R041). */
    choiceKey: text('choice_key').notNull(),
    quantity: integer('quantity').notNull(),
    description: text('description'),
    addedAt: timestamptz('added_at').notNull(),
  },
  (table) => [
    uniqueIndex('wishlist_item_choice').on(table.wishlistId, table.sku, table.choiceKey),
    check('wishlist_item_quantity', sql`${table.quantity} between 1 and 10000`),
  ],
);

/** How many were told of a list when, so that nobody makes the shop write to strangers; their addresses are not stored. */
export const wishlistShare = pgTable(
  'wishlist_share',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id').notNull(),
    recipients: integer('recipients').notNull(),
    sharedAt: timestamptz('shared_at').notNull(),
  },
  (table) => [index('wishlist_share_customer').on(table.customerId, table.sharedAt)],
);
