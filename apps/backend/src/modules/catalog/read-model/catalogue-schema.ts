import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamptz, texts } from './columns.ts';

export const attribute = pgTable('attribute', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  label: texts('label'),
  input: text().notNull(),
  position: integer().notNull(),
  isFilterable: boolean('is_filterable').notNull(),
  isVisibleOnFront: boolean('is_visible_on_front').notNull(),
  isComparable: boolean('is_comparable').notNull(),
  isSearchable: boolean('is_searchable').notNull(),
  /** Raised by every write, whoever makes it; options are parts of their attribute. */
  version: integer().notNull().default(1),
});

export const attributeOption = pgTable(
  'attribute_option',
  {
    id: integer().primaryKey(),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attribute.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    label: texts('label'),
    position: integer().notNull(),
    swatchType: text('swatch_type'),
    swatchValue: text('swatch_value'),
  },
  (table) => [uniqueIndex('attribute_option_code').on(table.attributeId, table.code)],
);

export const brand = pgTable('brand', {
  id: integer().primaryKey(),
  optionId: integer('option_id')
    .notNull()
    .unique()
    .references(() => attributeOption.id),
  title: text().notNull(),
  urlKey: text('url_key').notNull().unique(),
  shortDescription: texts('short_description'),
  description: texts('description'),
  showInSlider: boolean('show_in_slider').notNull(),
  positionInSlider: integer('position_in_slider').notNull(),
  logoHash: text('logo_hash'),
  pictureHash: text('picture_hash'),
  categoryId: integer('category_id').references(() => category.id),
  maker: jsonb().notNull(),
  euResponsible: jsonb('eu_responsible'),
  /** Raised by every write, whoever makes it. */
  version: integer().notNull().default(1),
});

export const category = pgTable(
  'category',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Of the store roots 1, which is no row. */
    parentId: integer('parent_id').notNull(),
    position: integer().notNull(),
    isActive: boolean('is_active').notNull(),
    includeInMenu: boolean('include_in_menu').notNull(),
    isAnchor: boolean('is_anchor').notNull(),
    displayMode: text('display_mode').notNull(),
    pictureHash: text('picture_hash'),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
    /** Raised by every write, whoever makes it. */
    version: integer().notNull().default(1),
  },
  (table) => [check('category_display_mode', sql`${table.displayMode} in ('PRODUCTS', 'PAGE', 'PRODUCTS_AND_PAGE')`)],
);

export const categoryText = pgTable(
  'category_text',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    storeCode: text('store_code').notNull(),
    name: text(),
    urlKey: text('url_key'),
    description: text(),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    metaKeywords: text('meta_keywords'),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.storeCode] })],
);

export const sizeChart = pgTable('size_chart', {
  key: text().primaryKey(),
  /** Rows of `{optionId, label}` in order; a label holds one text per store view code. */
  rows: jsonb().notNull(),
  /** Raised by every write, whoever makes it. */
  version: integer().notNull().default(1),
});
