import { sql } from 'drizzle-orm';
import { boolean, check, date, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { OpeningTime } from '@shop/rules/opening-state';
import type { Language } from '@shop/contract';
import type { BranchPicture } from './branch.ts';
import type { PriceFormat, StoreSettings, StoreTexts } from './store-view.ts';

export const storeView = pgTable(
  'store_view',
  {
    code: text('code').primaryKey(),
    id: integer('id').notNull().unique(),
    name: text('name').notNull(),
    language: text('language').$type<Language>().notNull(),
    locale: text('locale').notNull(),
    currency: text('currency').$type<'EUR'>().notNull(),
    websiteId: integer('website_id').notNull(),
    websiteCode: text('website_code').notNull(),
    websiteName: text('website_name').notNull(),
    groupCode: text('group_code').notNull(),
    groupName: text('group_name').notNull(),
    isDefault: boolean('is_default').notNull(),
    isActive: boolean('is_active').notNull(),
    sortOrder: integer('sort_order').notNull(),
    rootCategoryId: integer('root_category_id').notNull(),
    fallbackCode: text('fallback_code').references((): AnyPgColumn => storeView.code),
    priceFormat: text('price_format').$type<PriceFormat>().notNull(),
    /** Null: the theme the shop is started with. */
    theme: text('theme'),
    settings: jsonb('settings').$type<StoreSettings>().notNull(),
  },
  (table) => [
    uniqueIndex('store_view_one_default')
      .on(table.isDefault)
      .where(sql`${table.isDefault}`),
    check('store_view_code', sql`${table.code} ~ '^[a-z][a-z0-9_]*$'`),
    check('store_view_language', sql`${table.language} ~ '^[a-z]{2}$'`),
    check('store_view_currency', sql`${table.currency} = 'EUR'`),
    check('store_view_price_format', sql`${table.priceFormat} in ('comma-dash', 'drop-zeros', 'plain')`),
    check('store_view_default_is_active', sql`${table.isActive} or not ${table.isDefault}`),
  ],
);

/** Opening times are lists of `{from, to}`; texts are keyed by store view. */
export const branch = pgTable('branch', {
  code: text('code').primaryKey(),
  urlKey: text('url_key').notNull().unique(),
  name: text('name').notNull(),
  position: integer('position').notNull(),
  contactName: text('contact_name'),
  street: text('street').notNull(),
  postcode: text('postcode').notNull(),
  city: text('city').notNull(),
  countryCode: text('country_code').notNull(),
  regionId: integer('region_id'),
  phone: text('phone').notNull(),
  fax: text('fax'),
  email: text('email').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  description: jsonb('description').$type<StoreTexts>().notNull(),
  pictures: jsonb('pictures').$type<readonly BranchPicture[]>().notNull(),
  /** Seven lists, Monday first. */
  openingHours: jsonb('opening_hours').$type<readonly (readonly OpeningTime[])[]>().notNull(),
});

export const branchAlternateHours = pgTable(
  'branch_alternate_hours',
  {
    branchCode: text('branch_code')
      .notNull()
      .references(() => branch.code, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    times: jsonb('times').$type<readonly OpeningTime[]>().notNull(),
    reason: jsonb('reason').$type<StoreTexts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchCode, table.date] })],
);

/** One row: who sells. */
export const seller = pgTable(
  'seller',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    legalName: text('legal_name').notNull(),
    address: text('address').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    registration: text('registration').notNull(),
    vatId: text('vat_id').notNull(),
  },
  (table) => [check('seller_one_row', sql`${table.id} = 1`)],
);

/** At most one row a website: the free-shipping rule. */
export const freeShippingRule = pgTable(
  'free_shipping_rule',
  {
    websiteId: integer('website_id').primaryKey(),
    isEnabled: boolean('is_enabled').notNull(),
    defaultCents: integer('default_cents').notNull(),
    includesTax: boolean('includes_tax').notNull(),
  },
  (table) => [check('free_shipping_rule_amount', sql`${table.defaultCents} >= 0`)],
);

export const freeShippingCountry = pgTable(
  'free_shipping_country',
  {
    websiteId: integer('website_id')
      .notNull()
      .references(() => freeShippingRule.websiteId, { onDelete: 'cascade' }),
    countryCode: text('country_code').notNull(),
    cents: integer('cents').notNull(),
    includesTax: boolean('includes_tax').notNull(),
    message: jsonb('message').$type<StoreTexts>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.countryCode] }),
    check('free_shipping_country_amount', sql`${table.cents} >= 0`),
  ],
);
