import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ProductFilter } from './page.ts';

/** A column that is null falls back to the same column of the view's fallback. */
const texts = {
  storeCode: text('store_code').notNull(),
  identifier: text('identifier'),
  title: text('title'),
  heading: text('heading'),
  content: text('content'),
  metaTitle: text('meta_title'),
  metaKeywords: text('meta_keywords'),
  metaDescription: text('meta_description'),
};

export const cmsPage = pgTable('cms_page', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  isActive: boolean('is_active').notNull(),
  layout: text('layout').notNull(),
});

export const cmsPageText = pgTable(
  'cms_page_text',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => cmsPage.id, { onDelete: 'cascade' }),
    ...texts,
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.storeCode] }),
    uniqueIndex('cms_page_text_identifier').on(table.storeCode, table.identifier),
  ],
);

export const landingPage = pgTable('landing_page', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  isActive: boolean('is_active').notNull(),
  filters: jsonb('filters').$type<readonly ProductFilter[]>().notNull(),
});

export const landingPageText = pgTable(
  'landing_page_text',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => landingPage.id, { onDelete: 'cascade' }),
    ...texts,
    secondaryContent: text('secondary_content'),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.storeCode] }),
    uniqueIndex('landing_page_text_identifier').on(table.storeCode, table.identifier),
  ],
);

/** Old paths and where they lead; both without a leading slash. */
export const urlRewrite = pgTable(
  'url_rewrite',
  {
    storeCode: text('store_code').notNull(),
    requestPath: text('request_path').notNull(),
    targetPath: text('target_path').notNull(),
    redirectCode: integer('redirect_code').$type<301 | 302>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeCode, table.requestPath] }),
    check('url_rewrite_code', sql`${table.redirectCode} in (301, 302)`),
    check('url_rewrite_path', sql`${table.requestPath} <> '' and ${table.requestPath} !~ '^/'`),
    // R170: a redirect never leaves the shop.
    check('url_rewrite_target', sql`${table.targetPath} !~ '^[/\\\\]|^[A-Za-z][A-Za-z0-9+.-]*:'`),
  ],
);

export { blogAuthor, blogCategory, blogPost, cmsBlock, faqCategory, globalMessage, slider } from './editorial-schema.ts';
