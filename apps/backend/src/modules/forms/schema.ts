import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { FieldsetRecord, FormType } from './form.ts';
import type { MessageState, SubmittedValue } from './submission.ts';
import type { Disposition } from './returned-goods.ts';
import type { WithdrawalItem, WithdrawalState, WithdrawalStep } from './withdrawal.ts';

export const form = pgTable(
  'form',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    type: text('type').$type<FormType>().notNull(),
    identifier: text('identifier').notNull().unique(),
    isActive: boolean('is_active').notNull(),
    showsFieldsetsAsPages: boolean('shows_fieldsets_as_pages').notNull(),
    recipient: text('recipient').notNull(),
    copyField: text('copy_field'),
    fieldsets: jsonb('fieldsets').$type<readonly FieldsetRecord[]>().notNull(),
    texts: jsonb('texts').$type<Readonly<Record<string, object>>>().notNull(),
  },
  (table) => [check('form_type', sql`${table.type} in ('contact', 'product', 'category', 'custom')`)],
);

/** What somebody sent in. It keeps the labels of that day: the form may change later. */
export const formSubmission = pgTable(
  'form_submission',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').$type<FormType>().notNull(),
    identifier: text('identifier').notNull(),
    title: text('title').notNull(),
    storeCode: text('store_code').notNull(),
    customerId: integer('customer_id'),
    sku: text('sku'),
    categoryId: integer('category_id'),
    /** In the order of the form. */
    values: jsonb('values').$type<readonly SubmittedValue[]>().notNull(),
    /** Probably sent by a program: stored for staff, mailed to nobody. */
    isSuspect: boolean('is_suspect').notNull(),
    /** Equal for equal messages of one address. */
    fingerprint: text('fingerprint').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** The branch it was written to; null: to none of them. */
    branchCode: text('branch_code'),
    state: text('state').$type<MessageState>().notNull().default('open'),
    /** Somebody of the staff. */
    assignedTo: integer('assigned_to'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('form_submission_queue').on(table.state, table.receivedAt, table.id),
    check('form_submission_state', sql`${table.state} in ('open', 'done')`),
    index('form_submission_fingerprint').on(table.fingerprint, table.receivedAt),
    index('form_submission_received').on(table.receivedAt),
    index('form_submission_customer').on(table.customerId),
  ],
);

/** What staff answered to a message, by mail. */
export const formAnswer = pgTable(
  'form_answer',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    submissionId: integer('submission_id')
      .notNull()
      .references(() => formSubmission.id, { onDelete: 'cascade' }),
    staffId: integer('staff_id'),
    text: text('text').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('form_answer_submission').on(table.submissionId)],
);

/** LAW-08: a declaration of withdrawal, taken as it was typed. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    reference: text('reference').notNull().unique(),
    orderNumber: text('order_number').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    hash: text('hash'),
    /** Empty: the whole order. */
    items: jsonb('items').$type<readonly WithdrawalItem[]>().notNull(),
    message: text('message'),
    storeCode: text('store_code').notNull(),
    customerId: integer('customer_id'),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    state: text('state').$type<WithdrawalState>().notNull(),
    /** How it came to that state; empty while nobody has decided. */
    history: jsonb('history').$type<readonly WithdrawalStep[]>().notNull().default([]),
    fingerprint: text('fingerprint').notNull(),
    /** What was found out about the order afterwards; null until then. */
    isOrderKnown: boolean('is_order_known'),
    /** The sender was logged in as the buyer or had the order's link. */
    isVerified: boolean('is_verified'),
    isBusiness: boolean('is_business'),
  },
  (table) => [
    check('withdrawal_state', sql`${table.state} in ('received', 'accepted', 'rejected', 'goods_in', 'refunded')`),
    index('withdrawal_fingerprint').on(table.fingerprint, table.receivedAt),
    index('withdrawal_order').on(table.orderNumber),
    index('withdrawal_unsettled')
      .on(table.receivedAt)
      .where(sql`${table.state} in ('received', 'accepted', 'goods_in')`),
    index('withdrawal_customer').on(table.customerId),
  ],
);

/** LAW-23: what becomes of goods that came back. Destroying them is no choice, so the table does not know it. */
export const returnedGoods = pgTable(
  'returned_goods',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    withdrawalId: integer('withdrawal_id')
      .notNull()
      .references(() => withdrawal.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull(),
    quantity: integer('quantity').notNull(),
    disposition: text('disposition').$type<Disposition>().notNull(),
    notedAt: timestamp('noted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('returned_goods_disposition', sql`${table.disposition} in ('restock', 'b-stock', 'repair', 'donate', 'recycle')`),
    check('returned_goods_quantity', sql`${table.quantity} > 0`),
    index('returned_goods_withdrawal').on(table.withdrawalId),
    index('returned_goods_noted').on(table.notedAt),
  ],
);
