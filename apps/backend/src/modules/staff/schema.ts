import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '@shop/contract';
import type { ApprovalState } from './approval.ts';
import type { Purpose } from './passkey-repository.ts';
import type { Role, StaffState, Strength } from './staff.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
const ofStaff = () =>
  integer('staff_id')
    .notNull()
    .references(() => staffAccount.id);

/** Who works here. An account is suspended, never deleted: the log names it. */
export const staffAccount = pgTable(
  'staff_account',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    email: text('email').notNull(),
    /** What accounts are told apart by: the address in small letters. */
    emailKey: text('email_key').notNull().unique(),
    name: text('name').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** PHC string; null until the invitation is accepted. */
    passwordHash: text('password_hash'),
    state: text('state').$type<StaffState>().notNull(),
    /** Wrong passwords and codes since the last log-in or the last lock. */
    failures: integer('failures').notNull().default(0),
    lockedUntil: timestamptz('locked_until'),
    lastSeenAt: timestamptz('last_seen_at'),
    createdAt: timestamptz('created_at').notNull(),
    /** When the invitation was accepted: a second factor is due a week later. */
    activatedAt: timestamptz('activated_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('staff_account_state', sql`${table.state} in ('invited', 'active', 'suspended')`),
    check('staff_account_language', sql`${table.language} in ('nl', 'de', 'en')`),
  ],
);

export const staffRole = pgTable(
  'staff_role',
  {
    staffId: ofStaff(),
    role: text('role').$type<Role>().notNull(),
    branchCode: text('branch_code'),
  },
  (table) => [
    uniqueIndex('staff_role_once').on(table.staffId, table.role, sql`coalesce(${table.branchCode}, '')`),
    index('staff_role_branch').on(table.branchCode),
    // Roles of a branch name it, the others do not.
    check('staff_role_branch_named', sql`(${table.role} in ('branchManager', 'branchStaff')) = (${table.branchCode} is not null)`),
  ],
);

/** An app that makes codes: one that counts, and one that waits for its first code. */
export const staffTotp = pgTable('staff_totp', {
  staffId: integer('staff_id')
    .primaryKey()
    .references(() => staffAccount.id),
  secretEncrypted: text('secret_encrypted'),
  pendingEncrypted: text('pending_encrypted'),
  confirmedAt: timestamptz('confirmed_at'),
  /** Of the last code that was taken: none is taken twice. */
  lastStep: integer('last_step').notNull(),
});

/** A key that a device of somebody keeps; only its public half is here. */
export const staffPasskey = pgTable(
  'staff_passkey',
  {
    /** As the authenticator names it, in base64url. */
    credentialId: text('credential_id').primaryKey(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    staffId: ofStaff(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Of the last use; a copy of the key is behind. Stays 0 where an authenticator does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [index('staff_passkey_staff').on(table.staffId), uniqueIndex('staff_passkey_id').on(table.id)],
);

/** What an authenticator has to sign: for one purpose of one session, link or browser, once and for five minutes. */
export const staffChallenge = pgTable(
  'staff_challenge',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose').$type<Purpose>().notNull(),
    boundTo: text('bound_to').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('staff_challenge_expires').on(table.expiresAt)],
);

export const staffRecovery = pgTable(
  'staff_recovery',
  {
    hash: text('hash').primaryKey(),
    staffId: ofStaff(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [index('staff_recovery_staff').on(table.staffId)],
);

/** Who is logged in; the token itself is in the browser alone. */
export const staffSession = pgTable(
  'staff_session',
  {
    hash: text('hash').primaryKey(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    staffId: ofStaff(),
    strength: text('strength').$type<Strength>().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    usedAt: timestamptz('used_at').notNull(),
    provedAt: timestamptz('proved_at').notNull(),
    ip: text('ip').notNull(),
    browser: text('browser').notNull(),
  },
  (table) => [
    index('staff_session_staff').on(table.staffId),
    check('staff_session_strength', sql`${table.strength} in ('password', 'two', 'pin')`),
  ],
);

/** Links to a first password, or to a new one. The newest that is neither used nor old counts. */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    hash: text('hash').primaryKey(),
    staffId: ofStaff(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [index('staff_invitation_staff').on(table.staffId)],
);

/** What one asked for and another decides. */
export const approvalRequest = pgTable(
  'approval_request',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    action: text('action').notNull(),
    input: jsonb('input').notNull(),
    /** What it is about: the sentence is written in the language of who reads it. */
    facts: jsonb('facts'),
    /** The sentence of requests that were made before there were facts. */
    summary: text('summary'),
    amountCents: integer('amount_cents'),
    branchCode: text('branch_code'),
    requestedBy: integer('requested_by')
      .notNull()
      .references(() => staffAccount.id),
    requestedAt: timestamptz('requested_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    state: text('state').$type<ApprovalState>().notNull(),
    decidedBy: integer('decided_by').references(() => staffAccount.id),
    decidedAt: timestamptz('decided_at'),
    reason: text('reason'),
    result: jsonb('result'),
  },
  (table) => [
    index('approval_request_state').on(table.state, table.expiresAt),
    check(
      'approval_request_state_known',
      sql`${table.state} in ('waiting', 'approved', 'executed', 'failed', 'refused', 'expired', 'withdrawn')`,
    ),
  ],
);

/** Files that were asked for and wait to be fetched, once and within five minutes. */
export const staffDownload = pgTable(
  'staff_download',
  {
    id: text('id').primaryKey(),
    staffId: ofStaff(),
    kind: text('kind').notNull(),
    /** What the file is made of; it is written when it is fetched. */
    input: jsonb('input').notNull(),
    fileName: text('file_name').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('staff_download_expires').on(table.expiresAt)],
);

/** Files that staff has sent and not used yet; their bytes lie in a `FileStore`, under the id. */
export const staffUpload = pgTable(
  'staff_upload',
  {
    id: text('id').primaryKey(),
    staffId: ofStaff(),
    kind: text('kind').notNull(),
    /** As its sender calls it; never a path. */
    fileName: text('file_name').notNull(),
    /** Null until all of it has arrived. */
    bytes: integer('bytes'),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [index('staff_upload_expires').on(table.expiresAt), index('staff_upload_staff').on(table.staffId)],
);

/** Guesses at accounts that are not there, or are locked: written so that refusing them takes as long as refusing a wrong password, and forgotten. */
export const staffVainGuess = pgTable(
  'staff_vain_guess',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamptz('at').notNull(),
  },
  (table) => [index('staff_vain_guess_at').on(table.at)],
);

/** The first answer to a change, given again to who sends it again. */
export const staffAnswer = pgTable(
  'staff_answer',
  {
    actor: text('actor').notNull(),
    key: text('key').notNull(),
    action: text('action').notNull(),
    answer: jsonb('answer'),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.key] }), index('staff_answer_at').on(table.at)],
);

/** Lists that somebody wants to find again, by their address. */
export const staffView = pgTable(
  'staff_view',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    staffId: ofStaff(),
    screen: text('screen').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    isShared: boolean('is_shared').notNull(),
    savedAt: timestamptz('saved_at').notNull(),
  },
  (table) => [
    uniqueIndex('staff_view_name').on(table.staffId, table.screen, table.name),
    index('staff_view_shared')
      .on(table.screen)
      .where(sql`${table.isShared}`),
  ],
);
