import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { productId } from '../products/product-schema.ts';
import { timestamptz } from '../read-model/columns.ts';

/** Words as they are, without a language: made by `array_to_tsvector`. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What lists of staff are made from: a narrow row for every product that is no variant, so that a page of a hundred thousand reads an index
 * and fifty rows. Written with the product, in the same transaction.
 */
export const productSummary = pgTable(
  'product_summary',
  {
    productId: productId().primaryKey(),
    createdAt: timestamptz('created_at').notNull(),
    type: text().notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    brandId: integer('brand_id'),
    categories: integer().array().notNull(),
    /** Codes of `checkPublishing`. */
    missing: text().array().notNull(),
    isIncomplete: boolean('is_incomplete').notNull(),
    /** `kleur:2200`, `vegan:yes`: what it or one of its variants has; null until the job of the lists has looked. */
    attributes: text().array(),
    /** What staff finds it by. */
    words: tsvector('words').notNull(),
  },
  (table) => [
    index('product_summary_newest').on(table.createdAt, table.productId),
    index('product_summary_state').on(table.isEnabled, table.createdAt, table.productId),
    index('product_summary_type').on(table.type, table.createdAt, table.productId),
    index('product_summary_brand').on(table.brandId, table.createdAt, table.productId),
    index('product_summary_incomplete')
      .on(table.createdAt, table.productId)
      .where(sql`${table.isIncomplete}`),
    index('product_summary_categories').using('gin', table.categories),
    index('product_summary_missing').using('gin', table.missing),
    index('product_summary_attributes').using('gin', table.attributes),
    index('product_summary_unfilled')
      .on(table.productId)
      .where(sql`${table.attributes} is null`),
    index('product_summary_words').using('gin', table.words).with({ fastupdate: false }),
  ],
);
