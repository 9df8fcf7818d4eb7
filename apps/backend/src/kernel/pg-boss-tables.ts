import type { Queryable, Tx } from './database/database.ts';

/*
 * The only statements of ours on tables of pg-boss, for what its API does not do; `pg-boss-tables.test.ts` fails when the tables change.
 * (`backup/create-backup.ts` reads the same columns: a backup is made in one transaction, and pg-boss would read outside of it.)
 */

/** Makes jobs that wait for their next retry due now; pg-boss can only cancel and resume single jobs, which loses their retry count. */
export async function releaseRetries(sql: Queryable, queue: string, errorName: string | undefined): Promise<number> {
  const { rowCount } = await sql.query(
    `update pgboss.job set start_after = now()
     where name = $1 and state = 'retry' and start_after > now() and ($2::text is null or output->>'name' = $2)`,
    [queue, errorName],
  );
  return rowCount ?? 0;
}

/** Deletes jobs that wait for their next retry; false when one is running or has yet to be tried. pg-boss deletes without locking. */
export async function takeBack(tx: Tx, queue: string, data: object): Promise<boolean> {
  const { rows } = await tx.query<{ state: string }>(
    `with unfinished as (
       select id, state from pgboss.job where name = $1 and data @> $2 and state in ('created', 'retry', 'active') for update
     ), taken as (
       delete from pgboss.job using unfinished where job.name = $1 and job.id = unfinished.id and unfinished.state = 'retry'
     )
     select state from unfinished where state <> 'retry'`,
    [queue, JSON.stringify(data)],
  );
  return rows.length === 0;
}

/** The queues that have something to do now: pg-boss would be asked queue by queue. */
export async function dueQueues(sql: Queryable): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ name: string }>(
    `select distinct name from pgboss.job where state in ('created', 'retry') and not blocked and start_after <= now()`,
    [],
    'jobs-due-queues',
  );
  return new Set(rows.map(({ name }) => name));
}

/** How many jobs of each queue failed for good, up to the limit in all, and since when: pg-boss would read every one with its data. */
export async function countDeadLetters(sql: Queryable, deadLetterQueue: string, limit: number): Promise<readonly DeadLetterCount[]> {
  const { rows } = await sql.query<DeadLetterCount>(
    `select coalesce(source_name, $1) as queue, count(*)::int as count, min(created_on) as oldest from (
       select source_name, created_on from pgboss.job where name = $1 and state <> 'completed' order by created_on limit $2) as dead
     group by 1 order by 1`,
    [deadLetterQueue, limit],
  );
  return rows;
}

/** For how many seconds the job that is due for the longest has been waiting; 0 when none is. */
export async function lateness(sql: Queryable, deadLetterQueue: string): Promise<number> {
  const { rows } = await sql.query<{ seconds: number }>(
    `select coalesce(greatest(extract(epoch from now() - min(start_after)), 0), 0)::float as seconds from pgboss.job
     where state in ('created', 'retry') and name <> $1`,
    [deadLetterQueue],
  );
  return rows[0]?.seconds ?? 0;
}

export type DeadLetterCount = { readonly queue: string; readonly count: number; readonly oldest: Date };

export type NextRetry = { readonly queue: string; readonly id: string; readonly delaySeconds: number; readonly isLast: boolean };

/** Sets when a running job is retried if it fails: pg-boss knows fixed and doubling delays only, ours are a list. */
export async function setNextRetry(sql: Queryable, { queue, id, delaySeconds, isLast }: NextRetry): Promise<void> {
  await sql.query(
    `update pgboss.job set retry_delay = $3, retry_limit = case when $4 then retry_count else retry_limit end
     where name = $1 and id = $2 and state = 'active'`,
    [queue, id, delaySeconds, isLast],
  );
}

/** Drops the jobs of every queue that hold a text, done or not; pg-boss would keep them for days. One that is running is left to it. */
export async function dropHolding(tx: Tx, text: string): Promise<void> {
  await tx.query(`delete from pgboss.job where state <> 'active' and strpos(lower(data::text), lower($1)) > 0`, [text]);
}
