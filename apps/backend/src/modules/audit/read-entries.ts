import type { Queryable } from '#kernel/database/database.ts';
import { referredId, type ActorKind, type StoredChange } from './entry.ts';

export type AuditEntry = {
  readonly id: string;
  readonly at: Date;
  readonly actorKind: ActorKind;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly action: string;
  readonly entity: string | null;
  readonly entityId: string | null;
  readonly branchCode: string | null;
  readonly version: number | null;
  readonly changes: readonly StoredChange[];
  readonly reason: string | null;
  readonly approvalId: number | null;
  readonly undoOf: string | null;
};

export type EntryFilter = {
  readonly action?: string | null | undefined;
  readonly entity?: string | null | undefined;
  readonly entityId?: string | null | undefined;
  readonly actorId?: string | null | undefined;
  readonly branchCode?: string | null | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
};

const where = `($1::text is null or action = $1) and ($2::text is null or entity = $2) and ($3::text is null or entity_id = $3)
  and ($4::text is null or actor_id = $4) and ($5::timestamptz is null or at >= $5) and ($6::timestamptz is null or at < $6)
  and ($7::text is null or branch_code = $7)`;
const valuesOf = (filter: EntryFilter): readonly unknown[] =>
  [filter.action, filter.entity, filter.entityId, filter.actorId, filter.from, filter.to, filter.branchCode].map((value) => value ?? null);

const columns = `id::text, at, actor_kind as "actorKind", actor_id as "actorId", actor_name as "actorName", action, entity,
  entity_id as "entityId", branch_code as "branchCode", version, coalesce(changes, '[]') as changes, reason, approval_id as "approvalId",
  undo_of::text as "undoOf"`;

export async function findEntry(sql: Queryable, id: string): Promise<AuditEntry | undefined> {
  if (!/^[1-9]\d{0,17}$/.test(id)) return undefined;
  const { rows } = await sql.query<AuditEntry>(`select ${columns} from audit_entry where id = $1`, [id]);
  const [row] = rows;
  return row && { ...row, changes: await withValues(sql, row.changes) };
}

/** The newest first, from below an id on. */
export async function listEntries(sql: Queryable, filter: EntryFilter, limit: number, below?: string): Promise<readonly AuditEntry[]> {
  const { rows } = await sql.query<AuditEntry>(
    `select ${columns} from audit_entry where ${where} and ($8::bigint is null or id < $8) order by audit_entry.id desc limit $9`,
    [...valuesOf(filter), below ?? null, limit],
  );
  return Promise.all(rows.map(async (row) => ({ ...row, changes: await withValues(sql, row.changes) })));
}

/** Counting stops above the limit. */
export async function countEntries(sql: Queryable, filter: EntryFilter, limit: number): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from audit_entry where ${where} limit $8) as counted`,
    [...valuesOf(filter), limit],
  );
  return rows[0]?.count ?? 0;
}

/** What others have changed of a thing since a version, the newest first. */
export async function changesSince(
  sql: Queryable,
  entity: string,
  entityId: string,
  version: number,
): Promise<readonly { readonly field: string; readonly by: string | null; readonly at: Date }[]> {
  const { rows } = await sql.query<{ field: string; by: string | null; at: Date }>(
    `select change ->> 'field' as field, actor_name as by, at from audit_entry, jsonb_array_elements(changes) as change
     where entity = $1 and entity_id = $2 and version > $3 order by audit_entry.id desc`,
    [entity, entityId, version],
  );
  return rows;
}

type Edited = { readonly entityId: string; readonly field: string; readonly before: unknown };

/** What somebody of the staff has changed of things of a kind since a moment, the first first. */
export async function editsBy(sql: Queryable, staffId: number, entity: string, since: Date): Promise<readonly Edited[]> {
  const { rows } = await sql.query<Edited>(
    `select entity_id as "entityId", change ->> 'field' as field, change -> 'before' as before
     from audit_entry, jsonb_array_elements(changes) as change
     where actor_kind = 'staff' and actor_id = $1 and entity = $2 and at >= $3 order by audit_entry.id`,
    [String(staffId), entity, since],
  );
  return rows;
}

/** Personal values are read where they are kept; what was emptied is null. */
async function withValues(sql: Queryable, changes: readonly StoredChange[]): Promise<readonly StoredChange[]> {
  const ids = changes.flatMap(({ before, after }) => [referredId(before) ?? [], referredId(after) ?? []].flat());
  if (ids.length === 0) return changes;
  const { rows } = await sql.query<{ id: string; value: unknown }>('select id::text, value from audit_value where id = any($1::bigint[])', [
    ids,
  ]);
  const values = new Map(rows.map(({ id, value }) => [id, value]));
  const shown = (side: unknown): unknown => {
    const id = referredId(side);
    return id === undefined ? side : (values.get(id) ?? null);
  };
  return changes.map(({ field, before, after }) => ({ field, before: shown(before), after: shown(after) }));
}
