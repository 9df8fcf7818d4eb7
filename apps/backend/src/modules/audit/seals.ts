import type { Database, Queryable, Tx } from '#kernel/database/database.ts';
import {
  canonical,
  digestOfChanges,
  digestOfRow,
  digestOfValue,
  referredId,
  sha256,
  type DigestedRow,
  type StoredChange,
} from './entry.ts';

/** Entries wait so long for their seal: an action never waits for another one's. */
const ageMs = 60_000;
/** A transaction that ends this many entries late is looked for no more; the check names what it left without a seal. */
const lateEntries = 10_000;
/** In one seal. */
const batch = 1_000;
const beginning = sha256('');
// Any number but those of migrations and seed, the same in every process of the shop.
const sealLock = 7_202_613;

type Sealed = { readonly id: string; readonly digest: string };

const hashOf = (priorHash: string, rows: readonly Sealed[]): string =>
  sha256(`${priorHash} ${canonical(rows.map(({ id, digest }) => [id, digest]))}`);

/** Seals what is a minute old and has no seal; several processes take turns. */
export async function sealEntries(database: Database, now: Date): Promise<number> {
  for (let sealed = 0; ;) {
    const rows = await database.transaction((tx) => sealBatch(tx, now));
    sealed += rows;
    if (rows < batch) return sealed;
  }
}

async function sealBatch(tx: Tx, now: Date): Promise<number> {
  await tx.query('select pg_advisory_xact_lock($1)', [sealLock]);
  const { rows } = await tx.query<Sealed>(
    `select id::text, digest from audit_entry
     where id > coalesce((select max(entry_id) from audit_sealed), 0) - $3 and at <= $1
       and not exists (select 1 from audit_sealed where entry_id = audit_entry.id) order by audit_entry.id limit $2`,
    [new Date(now.getTime() - ageMs), batch, lateEntries],
  );
  if (rows.length === 0) return 0;
  const prior = (await tx.query<{ hash: string }>('select hash from audit_seal order by id desc limit 1')).rows[0]?.hash ?? beginning;
  const made = await tx.query<{ id: string }>(
    'insert into audit_seal (rows, prior_hash, hash, sealed_at) values ($1, $2, $3, $4) returning id::text',
    [rows.length, prior, hashOf(prior, rows), now],
  );
  await tx.query('insert into audit_sealed (entry_id, seal_id) select unnest($1::bigint[]), $2', [
    rows.map(({ id }) => id),
    made.rows[0]?.id,
  ]);
  return rows.length;
}

/** What is wrong with the log, a sentence each: entries that were changed or removed by hand, seals that do not fit. */
export async function checkAudit(sql: Queryable): Promise<readonly string[]> {
  return [...(await checkRows(sql)), ...(await checkValues(sql)), ...(await checkSeals(sql)), ...(await checkUnsealed(sql))];
}

type Row = DigestedRow & { readonly id: string; readonly changes: readonly StoredChange[] | null; readonly digest: string };

async function checkRows(sql: Queryable): Promise<readonly string[]> {
  const faults: string[] = [];
  for (let after = '0'; ;) {
    const { rows } = await sql.query<Row>(
      `select id::text, at, actor_kind as "actorKind", actor_id as "actorId", actor_name as "actorName", screen, action, entity,
         entity_id as "entityId", branch_code as "branchCode", version, changes_digest as "changesDigest", reason, request_id as "requestId",
         approval_id as "approvalId", undo_of::text as "undoOf", bulk_id as "bulkId", changes, digest
       from audit_entry where id > $1 order by audit_entry.id limit $2`,
      [after, batch],
    );
    for (const row of rows) {
      const isWhole = row.changes === null || digestOfChanges(row.changes) === row.changesDigest;
      if (!isWhole || digestOfRow(row) !== row.digest) faults.push(`Audit: entry ${row.id} was changed after it was written.`);
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return faults;
    after = last.id;
  }
}

/** A personal value is the one the entry was written with, or empty. */
async function checkValues(sql: Queryable): Promise<readonly string[]> {
  const { rows } = await sql.query<{ id: string; side: unknown }>(
    `select audit_entry.id::text, side from audit_entry, jsonb_array_elements(changes) as change,
       unnest(array[change -> 'before', change -> 'after']) as side where side ? 'personal' and jsonb_typeof(side) = 'object'`,
  );
  const faults: string[] = [];
  for (const { id, side } of rows) {
    const { rows: values } = await sql.query<{ value: unknown; salt: string | null }>('select value, salt from audit_value where id = $1', [
      referredId(side),
    ]);
    const [stored] = values;
    const isEmptied = stored !== undefined && stored.salt === null && stored.value === null;
    const salt = stored?.salt ?? undefined;
    const fits = salt !== undefined && digestOfValue(salt, stored?.value) === (side as { digest?: unknown }).digest;
    if (!isEmptied && !fits) faults.push(`Audit: a value of entry ${id} was changed after it was written.`);
  }
  return faults;
}

async function checkUnsealed(sql: Queryable): Promise<readonly string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select id::text from audit_entry where id <= (select max(entry_id) from audit_sealed) - $1
       and not exists (select 1 from audit_sealed where entry_id = audit_entry.id) order by audit_entry.id`,
    [lateEntries],
  );
  return rows.map(({ id }) => `Audit: entry ${id} has no seal.`);
}

async function checkSeals(sql: Queryable): Promise<readonly string[]> {
  const faults: string[] = [];
  const seals = await sql.query<{ id: string; rows: number; priorHash: string; hash: string }>(
    'select id::text, rows, prior_hash as "priorHash", hash from audit_seal order by audit_seal.id',
  );
  let prior = beginning;
  for (const seal of seals.rows) {
    const { rows } = await sql.query<{ id: string; digest: string | null }>(
      `select entry_id::text as id, digest from audit_sealed left join audit_entry on audit_entry.id = entry_id
       where seal_id = $1 order by entry_id`,
      [seal.id],
    );
    const missing = rows.filter(({ digest }) => digest === null);
    faults.push(...missing.map(({ id }) => `Audit: entry ${id} was removed.`));
    const found = rows.flatMap(({ id, digest }) => (digest === null ? [] : [{ id, digest }]));
    const fits = rows.length === seal.rows && seal.priorHash === prior && (missing.length > 0 || hashOf(prior, found) === seal.hash);
    if (!fits) faults.push(`Audit: seal ${seal.id} does not fit its entries.`);
    prior = seal.hash;
  }
  return faults;
}
