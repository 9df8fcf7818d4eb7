import { sql } from 'drizzle-orm';
import { boolean, check, customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReturnCondition, ReturnDisposition, ReturnKind, ReturnReason, ReturnSettlement, ReturnState } from './return.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
/** Words as they are, without a language: made by `array_to_tsvector`. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const returnId = () =>
  integer('return_id')
    .notNull()
    .references(() => goodsReturn.id, { onDelete: 'cascade' });

/** What comes back of an order, from what the customer said to its end. */
export const goodsReturn = pgTable(
  'return',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    number: text('number').notNull().unique(),
    /** Null while no order is known. */
    orderId: integer('order_id'),
    /** Of the order, or as it was typed. */
    orderNumber: text('order_number').notNull(),
    withdrawalId: integer('withdrawal_id').unique(),
    customerId: integer('customer_id'),
    kind: text('kind').$type<ReturnKind>().notNull(),
    state: text('state').$type<ReturnState>().notNull(),
    /** Where the goods came to. */
    sourceCode: text('source_code'),
    /** Where its order has pieces. */
    branches: text('branches').array().notNull(),
    statedAt: timestamptz('stated_at').notNull(),
    registeredBy: text('registered_by'),
    refundDueOn: text('refund_due_on'),
    goodsDueOn: text('goods_due_on'),
    /** The first day that still counts; 9999-12-31 when none does. */
    dueOn: text('due_on').notNull(),
    /** Every piece that is due was given back or refused. */
    isSettled: boolean('is_settled').notNull().default(false),
    marks: text('marks').array().notNull(),
    /** Announced pieces, all lines together. */
    pieces: integer('pieces').notNull().default(0),
    personName: text('person_name'),
    words: tsvector('words').notNull(),
    remindedAt: timestamptz('reminded_at'),
    /** Raised by every change. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('return_kind', sql`${table.kind} in ('withdrawal', 'return', 'warranty')`),
    check(
      'return_state',
      sql`${table.state} in ('announced', 'accepted', 'in_transit', 'received', 'inspected', 'closed', 'rejected', 'expired')`,
    ),
    index('return_order').on(table.orderId),
    index('return_customer').on(table.customerId),
    // A list goes on behind the last row it showed, whatever it is filtered by.
    index('return_stated').on(table.statedAt, table.id),
    index('return_state').on(table.state, table.statedAt, table.id),
    index('return_due').on(table.dueOn, table.id),
    index('return_unclear')
      .on(table.statedAt, table.id)
      .where(sql`cardinality(${table.marks}) > 0`),
    index('return_words').using('gin', table.words).with({ fastupdate: false }),
  ],
);

export const returnLine = pgTable(
  'return_line',
  {
    returnId: returnId(),
    lineId: integer('line_id').notNull(),
    quantity: integer('quantity').notNull(),
    reason: text('reason').$type<ReturnReason>(),
    received: integer('received').notNull().default(0),
    refused: integer('refused').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.lineId] }),
    check('return_line_counts', sql`${table.quantity} >= 0 and ${table.received} >= 0 and ${table.refused} >= 0`),
    check(
      'return_line_reason',
      sql`${table.reason} in ('too_small', 'too_large', 'length', 'colour', 'quality', 'damaged', 'wrong_item', 'late', 'changed_mind', 'none')`,
    ),
  ],
);

/** LAW-23: how pieces came back and what becomes of them. Destroying them is no choice, so the table does not know it. */
export const returnFinding = pgTable(
  'return_finding',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    returnId: returnId(),
    lineId: integer('line_id').notNull(),
    quantity: integer('quantity').notNull(),
    condition: text('condition').$type<ReturnCondition>().notNull(),
    disposition: text('disposition').$type<ReturnDisposition>().notNull(),
    valueLossCents: integer('value_loss_cents').notNull().default(0),
    valueLossReason: text('value_loss_reason'),
  },
  (table) => [
    check('return_finding_quantity', sql`${table.quantity} > 0`),
    check('return_finding_condition', sql`${table.condition} in ('as_new', 'opened', 'worn', 'damaged', 'incomplete')`),
    check('return_finding_disposition', sql`${table.disposition} in ('restock', 'b_stock', 'repair', 'donate', 'recycle')`),
    check(
      'return_finding_loss',
      sql`${table.valueLossCents} >= 0 and (${table.valueLossCents} = 0 or ${table.valueLossReason} is not null)`,
    ),
    index('return_finding_return').on(table.returnId),
  ],
);

/** What was given for pieces of a return: a refund of its order, or an order in exchange; each belongs to one return only. */
export const returnSettlement = pgTable(
  'return_settlement',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    returnId: returnId(),
    /** Null while a customer has not ordered what is offered in exchange. */
    refundNumber: text('refund_number'),
    /** The order that is given for the pieces. */
    exchangeOrder: text('exchange_order'),
    at: timestamptz('at').notNull(),
    lines: jsonb('lines').$type<ReturnSettlement['lines']>().notNull(),
    total: integer('total').notNull(),
    delivery: integer('delivery').notNull(),
    why: text('why'),
  },
  (table) => [
    uniqueIndex('return_settlement_refund').on(table.refundNumber),
    uniqueIndex('return_settlement_exchange').on(table.exchangeOrder),
    index('return_settlement_return').on(table.returnId),
    check('return_settlement_given', sql`${table.refundNumber} is not null or ${table.exchangeOrder} is not null`),
  ],
);

/** How a return came to its state. */
export const returnStep = pgTable(
  'return_step',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    returnId: returnId(),
    state: text('state').$type<ReturnState>().notNull(),
    at: timestamptz('at').notNull(),
    actor: text('actor').notNull(),
    reason: text('reason'),
  },
  (table) => [index('return_step_return').on(table.returnId)],
);

/** Photographs of goods that came back. In the database, because they go with the row they are of, and nothing else leads to them. */
export const returnPhoto = pgTable(
  'return_photo',
  {
    id: text('id').primaryKey(),
    returnId: returnId(),
    /** Of the bytes: a picture is there once. */
    digest: text('digest').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: bytea('bytes').notNull(),
    thumb: bytea('thumb').notNull(),
    addedAt: timestamptz('added_at').notNull(),
    addedBy: text('added_by').notNull(),
  },
  (table) => [uniqueIndex('return_photo_once').on(table.returnId, table.digest)],
);
