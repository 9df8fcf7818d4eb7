import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { texts } from '../read-model/columns.ts';
import { attribute } from '../read-model/catalogue-schema.ts';
import { productId } from '../products/product-schema.ts';

/** What a configurable product can be chosen by; the id is the super attribute id of the wire. */
export const productAxis = pgTable(
  'product_axis',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: productId(),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attribute.id),
    position: integer().notNull(),
  },
  (table) => [uniqueIndex('product_axis_attribute').on(table.productId, table.attributeId)],
);

export const productVariant = pgTable(
  'product_variant',
  { productId: productId(), variantId: productId('variant_id'), position: integer().notNull() },
  (table) => [primaryKey({ columns: [table.productId, table.variantId] }), index('product_variant_variant').on(table.variantId)],
);

export const bundleOption = pgTable(
  'bundle_option',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: productId(),
    title: texts('title'),
    type: text().notNull(),
    isRequired: boolean('is_required').notNull(),
    position: integer().notNull(),
  },
  (table) => [
    check('bundle_option_type', sql`${table.type} in ('radio', 'select', 'checkbox', 'multi')`),
    index('bundle_option_product').on(table.productId),
  ],
);

export const bundleSelection = pgTable(
  'bundle_selection',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    optionId: integer('option_id')
      .notNull()
      .references(() => bundleOption.id, { onDelete: 'cascade' }),
    productId: productId(),
    quantity: integer().notNull(),
    canChangeQuantity: boolean('can_change_quantity').notNull(),
    isDefault: boolean('is_default').notNull(),
    position: integer().notNull(),
  },
  (table) => [check('bundle_selection_quantity', sql`${table.quantity} > 0`), index('bundle_selection_option').on(table.optionId)],
);

export const groupedItem = pgTable(
  'grouped_item',
  { productId: productId(), itemId: productId('item_id'), quantity: integer().notNull(), position: integer().notNull() },
  (table) => [primaryKey({ columns: [table.productId, table.itemId] })],
);

export const look = pgTable('look', {
  productId: productId().primaryKey(),
  hash: text().notNull(),
  label: texts('label'),
  /** `{x, y, sku}` in order; x and y are shares of width and height. */
  hotspots: jsonb().notNull(),
});
