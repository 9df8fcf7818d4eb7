import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { BlogPostRecord, ContentPicture, FaqCategoryRecord, SliderRecord } from './editorial.ts';

const id = integer('id').primaryKey().generatedByDefaultAsIdentity();
const isActive = boolean('is_active').notNull();
const position = integer('position').notNull();
/** Texts by store view code; small and always read whole, so they need no rows of their own. */
const texts = jsonb('texts').$type<Readonly<Record<string, object>>>().notNull();

export const cmsBlock = pgTable('cms_block', { id, identifier: text('identifier').notNull().unique(), isActive, texts });

export const slider = pgTable('slider', {
  id,
  identifier: text('identifier').notNull().unique(),
  isActive,
  position,
  isFullwidth: boolean('is_fullwidth').notNull(),
  location: text('location').$type<SliderRecord['location']>().notNull(),
  categoryIds: jsonb('category_ids').$type<readonly number[]>().notNull(),
  slides: jsonb('slides').$type<SliderRecord['slides']>().notNull(),
  texts,
});

export const globalMessage = pgTable(
  'global_message',
  {
    id,
    isActive,
    position,
    backgroundColor: text('background_color').notNull(),
    textColor: text('text_color').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    texts,
  },
  // They reach a style attribute.
  (table) => [
    check('global_message_colors', sql`${table.backgroundColor} ~ '^#[0-9A-Fa-f]{6}$' and ${table.textColor} ~ '^#[0-9A-Fa-f]{6}$'`),
  ],
);

export const faqCategory = pgTable('faq_category', {
  id,
  isActive,
  position,
  items: jsonb('items').$type<FaqCategoryRecord['items']>().notNull(),
  texts,
});

export const blogAuthor = pgTable('blog_author', {
  id,
  identifier: text('identifier').notNull().unique(),
  name: text('name').notNull(),
  texts,
});

export const blogCategory = pgTable('blog_category', { id, position, texts });

export const blogPost = pgTable('blog_post', {
  id,
  isActive,
  authorId: integer('author_id').references(() => blogAuthor.id),
  categoryIds: jsonb('category_ids').$type<BlogPostRecord['categoryIds']>().notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  picture: jsonb('picture').$type<ContentPicture>(),
  relatedSkus: jsonb('related_skus').$type<readonly string[]>().notNull(),
  texts,
});
