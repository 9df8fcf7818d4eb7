import { sql } from 'drizzle-orm';
import { boolean, check, customType, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Approval, Measurements } from './customer.ts';
import type { KeptParts } from './merge/merge-repository.ts';
import type { PrivacyKind, PrivacyOrigin, PrivacyState } from './requests/request-repository.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Words as they are, without a language: made by `array_to_tsvector`. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const customer = pgTable(
  'customer',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    email: text('email').notNull(),
    /** What accounts are told apart by: the address in small letters. */
    emailKey: text('email_key').notNull().unique(),
    /** PHC string; null: the account has no password yet and takes one by the reset link. */
    passwordHash: text('password_hash'),
    storeCode: text('store_code').notNull(),
    prefix: text('prefix'),
    firstname: text('firstname').notNull(),
    middlename: text('middlename'),
    lastname: text('lastname').notNull(),
    suffix: text('suffix'),
    gender: integer('gender'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    taxvat: text('taxvat'),
    company: text('company'),
    coc: text('coc'),
    approval: text('approval').$type<Approval>().notNull(),
    measurements: jsonb('measurements').$type<Measurements>(),
    allowsAssistance: boolean('allows_assistance').notNull().default(false),
    /** Wrong passwords since the last right one or the last lock. */
    failures: integer('failures').notNull().default(0),
    lockedUntil: timestamptz('locked_until'),
    /** Kept out by staff. */
    blockedAt: timestamptz('blocked_at'),
    /** What staff finds the customer by; null: not filled yet. */
    words: tsvector('words'),
    /** Raised by every change of what staff may change too. */
    version: integer('version').notNull().default(1),
    /** The account this one became a part of: nobody gets into this one. */
    mergedInto: integer('merged_into'),
    /** LAW-20: asked to be forgotten; until then logging in takes it back. */
    eraseAfter: timestamptz('erase_after'),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [
    index('customer_created').on(table.createdAt, table.id),
    index('customer_business')
      .on(table.createdAt, table.id)
      .where(sql`${table.approval} = 'approved'`),
    index('customer_blocked')
      .on(table.createdAt, table.id)
      .where(sql`${table.blockedAt} is not null`),
    index('customer_words').using('gin', table.words).with({ fastupdate: false }),
    index('customer_unfilled')
      .on(table.id)
      .where(sql`${table.words} is null`),
    index('customer_waiting')
      .on(table.createdAt)
      .where(sql`${table.approval} = 'waiting'`),
    check('customer_approval', sql`${table.approval} in ('private', 'waiting', 'approved', 'rejected')`),
    check('customer_gender', sql`${table.gender} between 1 and 3`),
  ],
);

/** Which account became a part of which. For 30 days what went over is kept, so that it can go back; the address it had stays known. */
export const customerMerge = pgTable(
  'customer_merge',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    winnerId: integer('winner_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** Its row goes when nothing can be undone any more. */
    loserId: integer('loser_id').notNull().unique(),
    email: text('email').notNull(),
    mergedAt: timestamptz('merged_at').notNull(),
    /** Null when it cannot be undone any more. */
    kept: jsonb('kept').$type<KeptParts>(),
  },
  (table) => [
    index('customer_merge_winner').on(table.winnerId),
    index('customer_merge_undoable')
      .on(table.mergedAt)
      .where(sql`${table.kept} is not null`),
  ],
);

/** LAW-20: what somebody asks of what the shop knows about them, by when it is answered, and how it was. */
export const privacyRequest = pgTable(
  'privacy_request',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<PrivacyKind>().notNull(),
    state: text('state').$type<PrivacyState>().notNull(),
    /** From the account the shop answers by itself; what staff has noted waits for a person. */
    origin: text('origin').$type<PrivacyOrigin>().notNull(),
    /** Null when the person was erased. */
    customerId: integer('customer_id'),
    receivedAt: timestamptz('received_at').notNull(),
    dueOn: text('due_on').notNull(),
    note: text('note'),
    answer: text('answer'),
    handledAt: timestamptz('handled_at'),
    /** Somebody of the staff. */
    handledBy: integer('handled_by'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('privacy_request_customer').on(table.customerId),
    index('privacy_request_open')
      .on(table.receivedAt, table.id)
      .where(sql`${table.state} = 'open'`),
    index('privacy_request_closed')
      .on(table.receivedAt, table.id)
      .where(sql`${table.state} <> 'open'`),
    check('privacy_request_kind', sql`${table.kind} in ('export', 'erase', 'rectify', 'restrict')`),
    check('privacy_request_state', sql`${table.state} in ('open', 'done', 'refused', 'withdrawn')`),
    check('privacy_request_origin', sql`${table.origin} in ('account', 'staff')`),
  ],
);

export const customerAddress = pgTable(
  'customer_address',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    prefix: text('prefix'),
    firstname: text('firstname').notNull(),
    middlename: text('middlename'),
    lastname: text('lastname').notNull(),
    suffix: text('suffix'),
    company: text('company'),
    /** Street, number, addition. */
    street: jsonb('street').$type<readonly string[]>().notNull(),
    postcode: text('postcode'),
    city: text('city').notNull(),
    countryCode: text('country_code').notNull(),
    region: text('region'),
    regionId: integer('region_id'),
    telephone: text('telephone'),
    fax: text('fax'),
    vatId: text('vat_id'),
    coc: text('coc'),
    isDefaultBilling: boolean('is_default_billing').notNull(),
    isDefaultShipping: boolean('is_default_shipping').notNull(),
  },
  (table) => [
    index('customer_address_customer').on(table.customerId),
    uniqueIndex('customer_address_one_billing')
      .on(table.customerId)
      .where(sql`${table.isDefaultBilling}`),
    uniqueIndex('customer_address_one_shipping')
      .on(table.customerId)
      .where(sql`${table.isDefaultShipping}`),
  ],
);

/** Who is logged in; the token itself is known to its owner alone (R136). */
export const customerToken = pgTable(
  'customer_token',
  {
    hash: text('hash').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull(),
    usedAt: timestamptz('used_at').notNull(),
  },
  (table) => [index('customer_token_customer').on(table.customerId)],
);

/** Links to set a new password. The newest that is neither used nor old counts (R132). */
export const passwordReset = pgTable(
  'password_reset',
  {
    hash: text('hash').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    requestedAt: timestamptz('requested_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [index('password_reset_customer').on(table.customerId, table.requestedAt)],
);

/** The address a customer has asked for, until the link that was sent there is followed. */
export const emailChange = pgTable('email_change', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customer.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  /** Null until the mail with the link was written. */
  hash: text('hash'),
  linkedAt: timestamptz('linked_at'),
  requestedAt: timestamptz('requested_at').notNull(),
});

/** LAW-20: links to a copy of somebody's data; the link itself is in the mail alone. */
export const customerDataLink = pgTable(
  'customer_data_link',
  {
    hash: text('hash').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    madeAt: timestamptz('made_at').notNull(),
  },
  (table) => [index('customer_data_link_customer').on(table.customerId)],
);
