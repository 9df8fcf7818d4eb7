import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { CouponConditions, CouponEffect } from '#modules/pricing/index.ts';
import type { StoreTexts } from '#modules/stores/index.ts';
import type { CartDocument, CartStatus } from './cart.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

export const cart = pgTable(
  'cart',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The only id anybody outside sees. */
    maskedId: text('masked_id').notNull().unique(),
    customerId: integer('customer_id'),
    storeCode: text('store_code').notNull(),
    status: text('status').$type<CartStatus>().notNull().default('active'),
    /** Where a merged cart went: sent again, a merge finds it and changes nothing. */
    mergedInto: integer('merged_into'),
    /** Every change names the version it was made from. */
    version: integer('version').notNull().default(1),
    document: jsonb('document').$type<CartDocument>().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [
    check('cart_status', sql`${table.status} in ('active', 'merged', 'ordered')`),
    uniqueIndex('cart_one_per_customer')
      .on(table.customerId)
      .where(sql`${table.status} = 'active'`),
  ],
);

export const coupon = pgTable(
  'coupon',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    code: text('code').notNull(),
    /** The code in capitals. */
    codeKey: text('code_key').notNull().unique(),
    label: jsonb('label').$type<StoreTexts>().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    effect: jsonb('effect').$type<CouponEffect>().notNull(),
    conditions: jsonb('conditions').$type<CouponConditions>().notNull(),
    validFrom: timestamptz('valid_from'),
    validTo: timestamptz('valid_to'),
    usesPerCoupon: integer('uses_per_coupon'),
    usesPerCustomer: integer('uses_per_customer'),
    /** Uses from before the shop stored them one by one. */
    earlierUses: integer('earlier_uses').notNull().default(0),
    timesUsed: integer('times_used').notNull().default(0),
    version: integer('version').notNull().default(1),
    /** In milliseconds, as a page of a list says where it begins. */
    createdAt: timestamptz('created_at')
      .notNull()
      .default(sql`date_trunc('milliseconds', now())`),
    /** The first code of a series; all of them have its terms, and each is used once (decision 090). */
    seriesId: integer('series_id').references((): AnyPgColumn => coupon.id),
  },
  (table) => [
    index('coupon_series')
      .on(table.seriesId)
      .where(sql`${table.seriesId} is not null`),
    index('coupon_newest').on(table.createdAt, table.id),
    // Not the limit: an order that is paid after it had ended counts beyond it. What is taken by a placement stays below (`takeUse`).
    check('coupon_uses', sql`${table.timesUsed} >= 0`),
  ],
);

/** Which order used which coupon; a cancelled order gives its use back. */
export const couponUse = pgTable(
  'coupon_use',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupon.id),
    /** The order's key. */
    reference: text('reference').notNull(),
    /** `customer:12`, or a digest of the guest's address. */
    customerKey: text('customer_key').notNull(),
    usedAt: timestamptz('used_at').notNull(),
    releasedAt: timestamptz('released_at'),
    /** Taken again by a late payment when others had used the coupon up. */
    isOverLimit: boolean('is_over_limit').notNull().default(false),
  },
  (table) => [
    uniqueIndex('coupon_use_once').on(table.couponId, table.reference),
    index('coupon_use_customer')
      .on(table.couponId, table.customerKey)
      .where(sql`${table.releasedAt} is null`),
  ],
);

/** Codes that were tried and did not work; stored for an hour. */
export const couponGuess = pgTable(
  'coupon_guess',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    cartId: integer('cart_id').notNull(),
    network: text('network').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [index('coupon_guess_cart').on(table.cartId, table.at), index('coupon_guess_network').on(table.network, table.at)],
);

export const shippingMethod = pgTable(
  'shipping_method',
  {
    carrierCode: text('carrier_code').notNull(),
    methodCode: text('method_code').notNull(),
    carrierTitle: jsonb('carrier_title').$type<StoreTexts>().notNull(),
    methodTitle: jsonb('method_title').$type<StoreTexts>().notNull(),
    description: jsonb('description').$type<StoreTexts>().notNull(),
    position: integer('position').notNull(),
    isPickup: boolean('is_pickup').notNull(),
  },
  (table) => [primaryKey({ columns: [table.carrierCode, table.methodCode] })],
);

export const shippingRate = pgTable(
  'shipping_rate',
  {
    carrierCode: text('carrier_code').notNull(),
    methodCode: text('method_code').notNull(),
    countryCode: text('country_code').notNull(),
    /** Including VAT, as list prices do. */
    cents: integer('cents').notNull(),
    fromDays: integer('from_days').notNull(),
    toDays: integer('to_days').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.carrierCode, table.methodCode, table.countryCode] }),
    check('shipping_rate_cents', sql`${table.cents} >= 0`),
  ],
);

export const taxRate = pgTable('tax_rate', {
  countryCode: text('country_code').primaryKey(),
  standardPercent: doublePrecision('standard_percent').notNull(),
  reducedPercent: doublePrecision('reduced_percent'),
});
