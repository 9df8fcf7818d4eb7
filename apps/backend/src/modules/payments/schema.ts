import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoreTexts } from '#modules/stores/index.ts';
import type { MethodPosition, PaymentField } from './payment-method.ts';
import type { PaymentMethodCode } from './provider.ts';

/** The merchant's side of a way to pay: words, place and conditions. What it does is in `method-registry.ts`. */
export const paymentMethod = pgTable('payment_method', {
  code: text('code').$type<PaymentMethodCode>().primaryKey(),
  title: jsonb('title').$type<StoreTexts>().notNull(),
  description: jsonb('description').$type<StoreTexts>().notNull(),
  instructions: jsonb('instructions').$type<StoreTexts>(),
  additionalFields: jsonb('additional_fields').$type<readonly PaymentField[]>().notNull(),
  position: jsonb('position').$type<MethodPosition>().notNull(),
  /** Null: anywhere. */
  countryCodes: jsonb('country_codes').$type<readonly string[]>(),
  minimumCents: integer('minimum_cents'),
  maximumCents: integer('maximum_cents'),
  isActive: boolean('is_active').notNull().default(true),
});
