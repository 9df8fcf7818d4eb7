import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ActorKind, StoredChange } from './entry.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
const id = () => bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();

/** What was done and by whom. A trigger refuses to delete a row, and to change one but for emptying `changes` when its time is over. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: id(),
    at: timestamptz('at').notNull(),
    actorKind: text('actor_kind').$type<ActorKind>().notNull(),
    actorId: text('actor_id'),
    actorName: text('actor_name'),
    screen: text('screen'),
    action: text('action').notNull(),
    entity: text('entity'),
    entityId: text('entity_id'),
    branchCode: text('branch_code'),
    /** Of the thing after the change. */
    version: integer('version'),
    /** Null when they were emptied. */
    changes: jsonb('changes').$type<readonly StoredChange[]>(),
    /** Of the changes, so that the row can still be checked without them. */
    changesDigest: text('changes_digest').notNull(),
    reason: text('reason'),
    requestId: text('request_id'),
    approvalId: integer('approval_id'),
    undoOf: bigint('undo_of', { mode: 'bigint' }),
    bulkId: text('bulk_id'),
    /** Of all of the above but the changes themselves. */
    digest: text('digest').notNull(),
  },
  (table) => [
    index('audit_entry_entity').on(table.entity, table.entityId, table.id),
    index('audit_entry_actor').on(table.actorId, table.id),
    index('audit_entry_at').on(table.at),
    check('audit_entry_actor_kind', sql`${table.actorKind} in ('staff', 'command', 'import', 'apiKey', 'job', 'shopper')`),
  ],
);

/** Values about a customer, which an entry names by id and digest: erasing the person empties them, and every digest still holds (LAW-20). */
export const auditValue = pgTable(
  'audit_value',
  {
    id: id(),
    /** Null when the person was erased. */
    customerId: integer('customer_id'),
    value: jsonb('value'),
    /** Without it nobody can tell a value from its digest by trying. */
    salt: text('salt'),
  },
  (table) => [index('audit_value_customer').on(table.customerId)],
);

/** A chain over entries that are a minute old: each seal holds the one before it. */
export const auditSeal = pgTable('audit_seal', {
  id: id(),
  rows: integer('rows').notNull(),
  priorHash: text('prior_hash').notNull(),
  hash: text('hash').notNull(),
  sealedAt: timestamptz('sealed_at').notNull(),
});

/** Which seal holds which entry: transactions do not end in the order of their ids. */
export const auditSealed = pgTable(
  'audit_sealed',
  {
    entryId: bigint('entry_id', { mode: 'bigint' }).primaryKey(),
    sealId: bigint('seal_id', { mode: 'bigint' }).notNull(),
  },
  (table) => [index('audit_sealed_seal').on(table.sealId)],
);
