import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fieldEntries, textEntries, type FieldKind, type KindOf, type ProductField, type ProductTextName } from './product-fields.ts';
import { timestamptz, texts } from '../read-model/columns.ts';
import { brand, category, sizeChart } from '../read-model/catalogue-schema.ts';

const columnOf = {
  flag: (name: string) => boolean(name).notNull(),
  whole: (name: string) => integer(name),
  grams: (name: string) => integer(name),
  cents: (name: string) => integer(name),
  time: timestamptz,
  word: (name: string) => text(name),
} satisfies Record<FieldKind, unknown>;

type FieldColumns = { readonly [Field in ProductField]: ReturnType<(typeof columnOf)[KindOf<Field>]> };
const simpleFields = Object.fromEntries(fieldEntries.map(([field, { kind, column }]) => [field, columnOf[kind](column)])) as FieldColumns;

export const product = pgTable(
  'product',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    sku: text().notNull().unique(),
    type: text().notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    /** Variants are bought through their parent and are not visible on their own. */
    isVisible: boolean('is_visible').notNull(),
    brandId: integer('brand_id').references(() => brand.id),
    /** Attribute code → option ids, or a boolean, or a text. */
    attributes: jsonb().notNull(),
    ...simpleFields,
    contentAmount: doublePrecision('content_amount'),
    contentUnit: text('content_unit'),
    materials: jsonb().notNull(),
    care: text().array().notNull(),
    sizeChartKey: text('size_chart_key').references(() => sizeChart.key),
    bundleDiscountPercent: doublePrecision('bundle_discount_percent'),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
    /** Raised by every write, whoever makes it. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('product_type', sql`${table.type} in ('simple', 'virtual', 'configurable', 'bundle', 'grouped')`),
    check(
      'product_content',
      sql`(${table.contentAmount} is null) = (${table.contentUnit} is null) and (${table.contentAmount} is null or ${table.contentAmount} > 0)`,
    ),
    check('product_manufacturer_price', sql`${table.manufacturerPriceCents} >= 0`),
    check('product_bundle_discount', sql`${table.bundleDiscountPercent} >= 0 and ${table.bundleDiscountPercent} < 100`),
  ],
);

/** The product a row hangs on; the row goes with it. */
export const productId = (name = 'product_id') =>
  integer(name)
    .notNull()
    .references(() => product.id, { onDelete: 'cascade' });

type TextColumns = Record<ProductTextName, ReturnType<typeof columnOf.word>>;
const textFields = Object.fromEntries(textEntries.map(([name, { column }]) => [name, text(column)])) as TextColumns;

export const productText = pgTable(
  'product_text',
  {
    productId: productId(),
    storeCode: text('store_code').notNull(),
    ...textFields,
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.storeCode] }),
    uniqueIndex('product_text_url_key').on(table.storeCode, table.urlKey),
  ],
);

export const productCategory = pgTable(
  'product_category',
  {
    productId: productId(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.categoryId] })],
);

export const productMedia = pgTable(
  'product_media',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: productId(),
    position: integer().notNull(),
    hash: text().notNull(),
    label: texts('label'),
    isDisabled: boolean('is_disabled').notNull(),
  },
  (table) => [index('product_media_product').on(table.productId), index('product_media_hash').on(table.hash)],
);

export const productLink = pgTable(
  'product_link',
  {
    productId: productId(),
    linkedId: productId('linked_id'),
    kind: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.kind, table.linkedId] }),
    check('product_link_kind', sql`${table.kind} in ('related', 'upsell', 'crosssell')`),
  ],
);

export const productDownload = pgTable(
  'product_download',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: productId(),
    type: text().notNull(),
    name: texts('name'),
    /** One sentence a line. */
    content: texts('content'),
    position: integer().notNull(),
  },
  (table) => [index('product_download_product').on(table.productId)],
);

export const productSales = pgTable('product_sales', {
  productId: productId().primaryKey(),
  orders: integer().notNull(),
  quantity: integer().notNull(),
  lastOrderAt: timestamptz('last_order_at'),
});

/**
 * Past, present and planned prices per sku and store view (LAW-03). A trigger refuses to delete or change a row that has begun, but for an
 * end that is still to come; `writePrices` is the one way to write them.
 * A view without rows of a sku takes those of the view its texts fall back to.
 */
export const pricePeriod = pgTable(
  'price_period',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    sku: text()
      .notNull()
      .references(() => product.sku, { onDelete: 'cascade', onUpdate: 'cascade' }),
    storeCode: text('store_code').notNull(),
    kind: text().notNull(),
    cents: integer().notNull(),
    validFrom: timestamptz('valid_from').notNull(),
    validTo: timestamptz('valid_to'),
  },
  (table) => [
    index('price_period_sku').on(table.sku, table.storeCode),
    check('price_period_kind', sql`${table.kind} in ('regular', 'special')`),
    check('price_period_cents', sql`${table.cents} >= 0`),
    check('price_period_order', sql`${table.validTo} > ${table.validFrom}`),
  ],
);

/** Raised by every change of the prices of a sku, whoever makes it; a sku without a row was written once. */
export const priceVersion = pgTable('price_version', {
  sku: text()
    .primaryKey()
    .references(() => product.sku, { onDelete: 'cascade', onUpdate: 'cascade' }),
  version: integer().notNull(),
});

export const tierPrice = pgTable(
  'tier_price',
  {
    sku: text()
      .notNull()
      .references(() => product.sku, { onDelete: 'cascade', onUpdate: 'cascade' }),
    quantity: integer().notNull(),
    percentOff: doublePrecision('percent_off').notNull(),
    /** The first second of time: it was always so. */
    validFrom: timestamptz('valid_from')
      .notNull()
      .default(sql`'1970-01-01T00:00:00Z'`),
    validTo: timestamptz('valid_to'),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.quantity, table.validFrom] }),
    check('tier_price_order', sql`${table.validTo} > ${table.validFrom}`),
    check('tier_price_range', sql`${table.quantity} > 1 and ${table.percentOff} > 0 and ${table.percentOff} < 100`),
  ],
);
