import { randomBytes } from 'node:crypto';
import type { Queryable } from '#kernel/database/database.ts';
import {
  digestOfChanges,
  digestOfRow,
  digestOfValue,
  referenceTo,
  type Change,
  type DigestedRow,
  type EntryInput,
  type StoredChange,
} from './entry.ts';

/** Writes an entry in the caller's transaction: what is done and what is said of it exist together or not at all. */
export async function recordEntry(sql: Queryable, input: EntryInput, now: Date): Promise<string> {
  const changes: StoredChange[] = [];
  for (const change of input.changes ?? []) changes.push(await storedChange(sql, change));
  const row: DigestedRow = {
    at: now,
    actorKind: input.actor.kind,
    actorId: input.actor.id ?? null,
    actorName: input.actor.name ?? null,
    screen: input.screen ?? null,
    action: input.action,
    entity: input.entity ?? null,
    entityId: input.entityId ?? null,
    branchCode: input.branchCode ?? null,
    version: input.version ?? null,
    changesDigest: digestOfChanges(changes),
    reason: input.reason ?? null,
    requestId: input.requestId ?? null,
    approvalId: input.approvalId ?? null,
    undoOf: input.undoOf ?? null,
    bulkId: input.bulkId ?? null,
  };
  const { rows } = await sql.query<{ id: string }>(
    `insert into audit_entry (at, actor_kind, actor_id, actor_name, screen, action, entity, entity_id, branch_code, version,
       changes_digest, reason, request_id, approval_id, undo_of, bulk_id, changes, digest)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) returning id::text`,
    [...Object.values(row), JSON.stringify(changes), digestOfRow(row)],
    'audit-record',
  );
  await tellOthers(sql, input);
  return rows[0]?.id ?? '';
}

/** Where open browsers of the back office hear of changes. */
export const auditChannel = 'staff_event';

/** What they hear: that something was changed, never to what. */
export type AuditNotice = {
  readonly entity: string;
  readonly entityId: string;
  readonly version?: number | undefined;
  readonly action: string;
  readonly branch?: string | undefined;
  /** Of several. */
  readonly branches?: readonly string[];
  readonly by?: string | undefined;
  readonly byId?: string | undefined;
};

/** With the transaction, and only with it. What somebody does with their own account, such as logging in, is no news to others. */
async function tellOthers(sql: Queryable, { entity, entityId, version, action, branchCode, toldTo, actor }: EntryInput): Promise<void> {
  if (entity === undefined || entityId === undefined || (entity === 'staff' && version === undefined)) return;
  const heard = { branch: branchCode, ...(toldTo ? { branches: toldTo } : {}) };
  await tellStaff(sql, { entity, entityId, version, action, ...heard, by: actor.name, byId: actor.id });
}

/** The same without an entry, for what no staff did: with the transaction, and once however often it is said in it. */
export async function tellStaff(sql: Queryable, notice: AuditNotice): Promise<void> {
  await sql.query('select pg_notify($1, $2)', [auditChannel, JSON.stringify(notice)], 'audit-notify');
}

async function storedChange(sql: Queryable, { field, before, after, customerId }: Change): Promise<StoredChange> {
  // As the database keeps it: a value that is not there is none.
  const plain = { field, before: before ?? null, after: after ?? null };
  if (customerId === undefined) return plain;
  return { field, before: await personal(sql, customerId, plain.before), after: await personal(sql, customerId, plain.after) };
}

async function personal(sql: Queryable, customerId: number, value: unknown): Promise<unknown> {
  if (value === null) return null;
  const salt = randomBytes(16).toString('hex');
  const { rows } = await sql.query<{ id: string }>(
    'insert into audit_value (customer_id, value, salt) values ($1, $2, $3) returning id::text',
    [customerId, JSON.stringify(value), salt],
  );
  return referenceTo(rows[0]?.id ?? null, digestOfValue(salt, value));
}
