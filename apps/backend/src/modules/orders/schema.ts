import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { StockRow } from '#modules/inventory/index.ts';
import type { AttemptState, Order, OrderDocumentLine, OrderFulfilment, OrderRefund, OrderSnapshot, SupplementAmounts } from './order.ts';
import { shipmentTable } from './fulfilment/shipment-table.ts';
import { revisionTable } from './revisions/revision-table.ts';

export { documentCounter } from './documents/counter-table.ts';
export { paymentToken } from './payment/token-table.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
/** Words as they are, without a language: made by `array_to_tsvector`. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const orderId = () =>
  integer('order_id')
    .notNull()
    .references(() => salesOrder.id);

/** What is asked of every order; the rest is the snapshot, which nothing changes. */
export const salesOrder = pgTable(
  'sales_order',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    number: text('number').notNull().unique(),
    hash: text('hash').notNull().unique(),
    /** One order a cart, whoever sends it how often (R015). */
    cartId: integer('cart_id').unique(),
    customerId: integer('customer_id'),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    storeCode: text('store_code').notNull(),
    status: text('status').$type<Order['status']>().notNull(),
    paymentMethod: jsonb('payment_method').$type<Order['paymentMethod']>().notNull(),
    snapshot: jsonb('snapshot').$type<OrderSnapshot>().notNull(),
    /** From which shelf each piece comes, so that a late payment can take them again. */
    pieces: jsonb('pieces').$type<readonly StockRow[]>().notNull(),
    /** Those of them that were not found on their shelf. */
    missing: jsonb('missing_pieces').$type<readonly StockRow[]>().notNull().default([]),
    /** Pieces that will never leave, of an order that goes on. */
    canceledLines: jsonb('canceled_lines').$type<Order['canceledLines']>().notNull().default([]),
    /** Pieces that came back. */
    returnedLines: jsonb('returned_lines').$type<readonly OrderDocumentLine[]>().notNull().default([]),
    grandTotal: integer('grand_total').notNull(),
    /** Number, names and SKUs in small letters. */
    searchText: text('search_text').notNull(),
    /** What follows is for lists of staff, which never read the snapshot; `orders/list/list-facts.ts` says what each holds. */
    branchCode: text('branch_code'),
    personName: text('person_name'),
    countryCode: text('country_code'),
    paymentCode: text('payment_code'),
    fulfilment: text('fulfilment').$type<OrderFulfilment>().notNull().default('none'),
    sources: text('sources').array(),
    /** How many pieces its lines have; null: not filled yet. */
    ordered: integer('ordered'),
    /** YYYY-MM-DD: the last day on which it leaves or lies ready as promised. Null: not filled yet. */
    leaveBy: text('leave_by'),
    /** Null: not filled yet. */
    words: tsvector('words'),
    /** Raised by every change. */
    version: integer('version').notNull().default(1),
    /** The cart the shopper got back. */
    restoredCart: text('restored_cart'),
    placedAt: timestamptz('placed_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
    holdEndsAt: timestamptz('hold_ends_at'),
    paidAt: timestamptz('paid_at'),
    /** YYYY-MM-DD: from when it can be collected, told anew when it was paid. Null: as it was said when it was placed. */
    readyOn: text('ready_on'),
  },
  (table) => [
    check(
      'sales_order_status',
      sql`${table.status} in ('pending', 'pending_payment', 'payment_review', 'processing', 'complete', 'canceled', 'holded', 'fraud')`,
    ),
    check('sales_order_fulfilment', sql`${table.fulfilment} in ('none', 'part', 'full')`),
    check('sales_order_total', sql`${table.grandTotal} >= 0`),
    index('sales_order_customer').on(table.customerId, table.placedAt),
    index('sales_order_email').on(table.emailKey),
    index('sales_order_open')
      .on(table.holdEndsAt)
      .where(sql`${table.status} in ('pending', 'pending_payment', 'payment_review')`),
    // A list goes on behind the last row it showed, whatever it is filtered by.
    index('sales_order_placed').on(table.placedAt, table.id),
    index('sales_order_status').on(table.status, table.placedAt, table.id),
    index('sales_order_unfinished')
      .on(table.placedAt, table.id)
      .where(sql`${table.status} in ('pending', 'pending_payment', 'payment_review', 'processing', 'holded', 'fraud')`),
    index('sales_order_country').on(table.countryCode, table.placedAt, table.id),
    index('sales_order_payment').on(table.paymentCode, table.placedAt, table.id),
    // Few among many that have left, most of them new: who begins with the oldest would read all others first.
    index('sales_order_unsent')
      .on(table.placedAt, table.id)
      .where(sql`${table.fulfilment} in ('none', 'part')`),
    index('sales_order_leave_by')
      .on(table.leaveBy, table.placedAt, table.id)
      .where(sql`${table.status} in ('pending', 'processing')`),
    // Written at once: a list that is still to be merged would be read whole by every search.
    index('sales_order_words').using('gin', table.words, table.sources).with({ fastupdate: false }),
    index('sales_order_unfilled')
      .on(table.id)
      .where(sql`${table.words} is null or ${table.leaveBy} is null`),
  ],
);

/** Changes of status and remarks. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: orderId(),
    at: timestamptz('at').notNull(),
    status: text('status').$type<Order['status']>().notNull(),
    actor: text('actor').notNull(),
    message: text('message'),
    isVisible: boolean('is_visible').notNull().default(false),
  },
  (table) => [index('order_event_order').on(table.orderId, table.id)],
);

/** Tries to pay at the provider. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    orderId: orderId(),
    number: integer('number').notNull(),
    /** What the provider calls it; never used twice. */
    providerOrderId: text('provider_order_id').notNull().unique(),
    methodCode: text('method_code').notNull(),
    gateway: text('gateway'),
    state: text('state').$type<AttemptState>().notNull(),
    amount: integer('amount').notNull(),
    redirectUrl: text('redirect_url'),
    transactionId: text('transaction_id'),
    providerStatus: text('provider_status'),
    reason: text('reason'),
    /** The edit whose difference it pays; null: it pays the order itself. */
    revision: integer('revision'),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number] }),
    check(
      'payment_attempt_state',
      sql`${table.state} in ('starting', 'open', 'review', 'paid', 'surplus', 'returned', 'failed', 'canceled', 'expired')`,
    ),
    index('payment_attempt_open')
      .on(table.createdAt)
      .where(sql`${table.state} in ('starting', 'open', 'review')`),
  ],
);

export const orderInvoice = pgTable(
  'order_invoice',
  {
    number: text('number').primaryKey(),
    orderId: orderId(),
    /** The parcel it was written for, of an order on account; null: it is the one of everything. */
    shipmentNumber: text('shipment_number'),
    issuedAt: timestamptz('issued_at').notNull(),
    /** Null: paid in advance, nothing was supplied yet when it was written. */
    suppliedOn: text('supplied_on'),
    dueOn: text('due_on'),
    lines: jsonb('lines').$type<readonly OrderDocumentLine[]>().notNull(),
    grandTotal: integer('grand_total').notNull(),
    /** The edit it is the supplement of, and what it asks for. */
    revision: integer('revision'),
    amounts: jsonb('amounts').$type<SupplementAmounts>(),
  },
  (table) => [
    index('order_invoice_order').on(table.orderId),
    // Nobody is asked twice for the same: one invoice of everything, or one a parcel, and one supplement an edit.
    uniqueIndex('order_invoice_whole')
      .on(table.orderId)
      .where(sql`${table.shipmentNumber} is null and ${table.revision} is null`),
    uniqueIndex('order_invoice_parcel').on(table.shipmentNumber),
    uniqueIndex('order_invoice_supplement').on(table.orderId, table.revision),
  ],
);

export const orderRefund = pgTable(
  'order_refund',
  {
    /** Of the credit note. */
    number: text('number').primaryKey(),
    orderId: orderId(),
    issuedAt: timestamptz('issued_at').notNull(),
    invoiceNumber: text('invoice_number'),
    lines: jsonb('lines').$type<OrderRefund['lines']>().notNull(),
    shipping: integer('shipping').notNull(),
    adjustment: integer('adjustment').notNull(),
    total: integer('total').notNull(),
    tax: integer('tax').notNull(),
    taxes: jsonb('taxes').$type<OrderRefund['taxes']>().notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<OrderRefund['state']>().notNull(),
    providerRefundId: text('provider_refund_id'),
    /** The edit it was written for. */
    revision: integer('revision'),
    setOff: integer('set_off').notNull().default(0),
    paymentId: text('payment_id'),
    /** The gift card its money went onto. */
    giftCard: text('gift_card'),
    /** The order it pays for, in exchange, once. */
    exchangeOrder: text('exchange_order').unique('order_refund_exchange'),
  },
  (table) => [
    // What was free of charge is credited with nothing.
    check('order_refund_total', sql`${table.total} > 0 or (${table.total} = 0 and ${table.revision} is not null)`),
    check('order_refund_set_off', sql`${table.setOff} between 0 and ${table.total}`),
    uniqueIndex('order_refund_revision').on(table.orderId, table.revision),
    check('order_refund_state', sql`${table.state} in ('requested', 'done', 'failed')`),
    index('order_refund_order').on(table.orderId),
    index('order_refund_unanswered')
      .on(table.orderId)
      .where(sql`${table.state} = 'requested' and ${table.providerRefundId} is null`),
  ],
);

export const orderShipment = shipmentTable(() => salesOrder.id);

export const orderRevision = revisionTable(() => salesOrder.id);

/** Mails of an order; each kind once a reference, however often its reason comes by (PAY-16). */
export const orderMail = pgTable(
  'order_mail',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: orderId(),
    kind: text('kind').notNull(),
    /** What it is about: a shipment, a refund, an attempt; empty when there can only be one. */
    reference: text('reference').notNull(),
    dueAt: timestamptz('due_at').notNull(),
    /** When it was begun to be sent, for the first time. */
    begunAt: timestamptz('begun_at'),
    sentAt: timestamptz('sent_at'),
    /** When staff let it go out once more. */
    sentAgainAt: timestamptz('sent_again_at').array().notNull().default([]),
  },
  (table) => [uniqueIndex('order_mail_once').on(table.orderId, table.kind, table.reference)],
);
