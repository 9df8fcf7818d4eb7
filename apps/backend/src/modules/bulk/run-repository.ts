import type { Queryable, Tx } from '#kernel/database/database.ts';
import { keptMs, type RowState, type Run, type RunFacts, type RunKind, type RunRow, type RunState } from './run.ts';

const columns = `id, kind, file_name as "fileName", staff_id as "staffId", staff_name as "staffName", screen, state, rows,
  undo_of as "undoOf", undone_by as "undoneBy", facts, created_at as "createdAt", ended_at as "endedAt"`;

type NewRun = Pick<Run, 'id' | 'kind' | 'fileName' | 'staffId' | 'staffName' | 'screen' | 'rows'> &
  Partial<Pick<Run, 'undoOf' | 'state' | 'facts'>>;

export async function insertRun(tx: Tx, run: NewRun, now: Date): Promise<void> {
  await tx.query(
    `insert into bulk_run (id, kind, file_name, staff_id, staff_name, screen, state, rows, undo_of, facts, created_at, ended_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      run.id,
      run.kind,
      run.fileName,
      run.staffId,
      run.staffName,
      run.screen,
      run.state ?? 'waiting',
      run.rows,
      run.undoOf ?? null,
      JSON.stringify(run.facts ?? {}),
      now,
      run.state === 'done' ? now : null,
    ],
  );
}

export type NewRow = Pick<RunRow, 'line' | 'thing'> &
  Partial<Pick<RunRow, 'view' | 'state' | 'version' | 'changes' | 'conflicts' | 'code' | 'message'>>;

const batch = 1_000;

/** Rows of a run, as they come. */
export async function insertRows(tx: Tx, run: string, rows: readonly NewRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    await tx.query(
      `insert into bulk_row (run_id, line, thing, view, state, version, changes, conflicts, code, message)
       select $1, line, thing, coalesce(view, ''), coalesce(state, 'waiting'), version, coalesce(changes, '[]'), conflicts, code, message
       from jsonb_to_recordset($2::jsonb) as given(line int, thing text, view text, state text, version int, changes jsonb,
         conflicts jsonb, code text, message text)`,
      [run, JSON.stringify(rows.slice(start, start + batch))],
    );
  }
}

export async function findRun(sql: Queryable, id: string): Promise<Run | undefined> {
  return (await sql.query<Run>(`select ${columns} from bulk_run where id = $1`, [id])).rows[0];
}

/** For whoever goes on with it, cancels or undoes it: one at a time. */
export async function lockRun(tx: Tx, id: string): Promise<Run | undefined> {
  return (await tx.query<Run>(`select ${columns} from bulk_run where id = $1 for update`, [id])).rows[0];
}

/** The newest first. */
export async function listRuns(sql: Queryable, kinds: readonly RunKind[] | undefined, limit: number): Promise<readonly Run[]> {
  const { rows } = await sql.query<Run>(
    `select ${columns} from bulk_run where $1::text[] is null or kind = any($1) order by created_at desc, id limit $2`,
    [kinds ?? null, limit],
  );
  return rows;
}

/** What has become known of its file. */
export async function noteFacts(sql: Queryable, id: string, facts: RunFacts): Promise<void> {
  await sql.query('update bulk_run set facts = facts || $2::jsonb where id = $1', [id, JSON.stringify(facts)]);
}

/** Its work has failed: how often by now. */
export async function countFailure(sql: Queryable, id: string): Promise<number> {
  const { rows } = await sql.query<{ failures: number }>(
    `update bulk_run set facts = facts || jsonb_build_object('failures', coalesce((facts ->> 'failures')::int, 0) + 1)
     where id = $1 returning (facts ->> 'failures')::int as failures`,
    [id],
  );
  return rows[0]?.failures ?? 0;
}

/** What a dry run has found, all of it: a process that died may have left some. */
export async function removeRows(sql: Queryable, run: string): Promise<void> {
  await sql.query('delete from bulk_row where run_id = $1', [run]);
}

/** A dry run is done: so many rows do something or are refused. */
export async function endCheck(tx: Tx, id: string): Promise<void> {
  await tx.query(
    `update bulk_run set state = 'checked', rows = (select count(*) from bulk_row where run_id = $1) where id = $1 and state = 'checking'`,
    [id],
  );
}

/** What a dry run has found is wanted; what failed in it is over. */
export async function wantRows(tx: Tx, id: string): Promise<void> {
  await tx.query(`update bulk_row set state = 'waiting' where run_id = $1 and state in ('created', 'changed')`, [id]);
  await tx.query(`update bulk_run set state = 'waiting', facts = facts - 'failures' where id = $1`, [id]);
}

/** What a dry run has found is not wanted. */
export async function dropRows(tx: Tx, id: string): Promise<void> {
  await tx.query(`update bulk_row set state = 'canceled' where run_id = $1 and state in ('created', 'changed')`, [id]);
}

export async function setRunState(tx: Tx, id: string, state: RunState, now: Date): Promise<void> {
  await tx.query(
    `update bulk_run set state = $2, ended_at = case when $2 in ('waiting', 'running') then null else $3::timestamptz end where id = $1`,
    [id, state, now],
  );
  if (state === 'canceled') await tx.query(`update bulk_row set state = 'canceled' where run_id = $1 and state = 'waiting'`, [id]);
}

/** Makes a run out of what another one has done, the other way round: what it wrote is the base of what is put back. */
export async function copyReversed(tx: Tx, from: string, to: string): Promise<number> {
  const { rowCount } = await tx.query(
    `insert into bulk_row (run_id, line, thing, view, state, version, changes)
     select $2, line, thing, view, 'waiting', version,
       (select jsonb_agg(jsonb_build_object('field', change -> 'field', 'before', change -> 'after', 'after', change -> 'before'))
        from jsonb_array_elements(changes) as change)
     from bulk_row where run_id = $1 and state in ('created', 'changed')`,
    [from, to],
  );
  await tx.query('update bulk_run set undone_by = $2 where id = $1', [from, to]);
  await tx.query('update bulk_run set rows = $2 where id = $1', [to, rowCount ?? 0]);
  return rowCount ?? 0;
}

const rowColumns = 'line, thing, view, state, version, changes, conflicts, code, message';

/** Those that nobody has looked at yet, all rows of a thing together. */
export async function nextRows(tx: Tx, run: string, limit: number): Promise<readonly RunRow[]> {
  const { rows } = await tx.query<RunRow>(
    `select ${rowColumns} from bulk_row where run_id = $1 and state = 'waiting' and thing in
       (select thing from bulk_row where run_id = $1 and state = 'waiting' order by line limit $2)
     order by line`,
    [run, limit],
  );
  return rows;
}

/** Those of what a product file brings: they are written first and at once, for others may name them. */
export async function newRows(tx: Tx, run: string): Promise<readonly RunRow[]> {
  const { rows } = await tx.query<RunRow>(
    `select ${rowColumns} from bulk_row where run_id = $1 and state = 'waiting'
       and changes -> 0 -> 'before' = 'null' and changes -> 0 -> 'given' is not null
     order by line`,
    [run],
  );
  return rows;
}

export type Settled = Pick<RunRow, 'line' | 'state'> & Partial<Pick<RunRow, 'version' | 'changes' | 'conflicts' | 'code' | 'message'>>;

/** What came of them; what is left out stays. */
export async function settleRows(tx: Tx, run: string, rows: readonly Settled[]): Promise<void> {
  await tx.query(
    `update bulk_row set state = given.state, version = coalesce(given.version, bulk_row.version),
       changes = coalesce(given.changes, bulk_row.changes), conflicts = given.conflicts, code = given.code, message = given.message
     from jsonb_to_recordset($2::jsonb) as given(line int, state text, version int, changes jsonb, conflicts jsonb, code text, message text)
     where run_id = $1 and bulk_row.line = given.line`,
    [run, JSON.stringify(rows)],
  );
}

/** What one run has made and another one has put back. */
export async function broughtBack(sql: Queryable, undo: Pick<Run, 'id' | 'undoOf'>): Promise<readonly string[]> {
  const { rows } = await sql.query<{ thing: string }>(
    `select made.thing from bulk_row as made join bulk_row as back on back.line = made.line and back.run_id = $1
     where made.run_id = $2 and made.view = '' and made.state = 'created' and back.state in ('changed', 'unchanged')`,
    [undo.id, undo.undoOf],
  );
  return rows.map(({ thing }) => thing);
}

/** Rows of a report, by line. */
export async function readRows(
  sql: Queryable,
  run: string,
  { state, after, limit }: { readonly state: RowState | undefined; readonly after: number; readonly limit: number },
): Promise<readonly RunRow[]> {
  const { rows } = await sql.query<RunRow>(
    `select ${rowColumns} from bulk_row where run_id = $1 and line > $2 and ($3::text is null or state = $3) order by line limit $4`,
    [run, after, state ?? null, limit],
  );
  return rows;
}

export async function countRows(sql: Queryable, run: string): Promise<Readonly<Partial<Record<RowState, number>>>> {
  const { rows } = await sql.query<{ state: RowState; count: number }>(
    'select state, count(*)::int as count from bulk_row where run_id = $1 group by state',
    [run],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** What is older than a report is kept goes, but nothing that is under way. */
export async function forgetRuns(sql: Queryable, now: Date): Promise<void> {
  await sql.query(`delete from bulk_run where created_at < $1 and state not in ('checking', 'waiting', 'running')`, [
    new Date(now.getTime() - keptMs),
  ]);
}
