import { PgBoss, type ConstructorOptions, type JobWithMetadata } from 'pg-boss';
import { sqlState } from './database/database-errors.ts';
import type { Database, Queryable, Tx } from './database/database.ts';
import { whenReachable } from './database/transaction.ts';
import { bossDatabase, inTransaction } from './boss-database.ts';
import type { Logger } from './logger.ts';
import {
  countDeadLetters,
  dropHolding,
  dueQueues,
  lateness,
  releaseRetries,
  setNextRetry,
  takeBack,
  type DeadLetterCount,
} from './pg-boss-tables.ts';

type Job<Data> = {
  readonly id: string;
  readonly data: Data;
  /** 1 at the first try. */ readonly attempt: number;
  readonly signal: AbortSignal;
};

/** A queue and what its jobs do. Jobs run at least once: a handler must be safe to repeat. */
export type QueueDefinition<Data extends object = object> = {
  readonly name: string;
  readonly handle: (job: Job<Data>) => Promise<void>;
  /**
   * Does the jobs of a batch side by side, the oldest first, and says of each when it is done. That they are is noted for all of them at
   * once: whoever uses it knows by itself what was done, since a crash before repeats the whole batch.
   */
  readonly handleTogether?: (jobs: readonly Job<Data>[]) => readonly Promise<void>[];
  /** Seconds before the 2nd, 3rd ... try; the last value repeats. */
  readonly retryDelays?: readonly number[];
  /** Retries after the first try; as many as `retryDelays` unless told. What still fails goes to the dead letter queue. */
  readonly retryLimit?: number;
  /** Cron expression in the shop's time zone; each tick runs once over all processes (R093). */
  readonly schedule?: string;
  readonly timeoutSeconds?: number;
  /**
   * A job whose process died is done by another within a minute, and one that only takes long is left to whoever does it. For work
   * that may be begun twice at once: a process that lost its database for a while cannot say that it lives.
   */
  readonly isTakenOver?: boolean;
  /** At most one waiting job a key (or, without keys, in all); a second one is dropped. Fixed when the queue is first made. */
  readonly unique?: boolean;
};

type EnqueueOptions = { readonly startAfter?: Date; readonly delaySeconds?: number; /** For `unique` queues. */ readonly key?: string };

export type Jobs = {
  /** Makes a queue known; before `start` only. */
  readonly register: <Data extends object>(queue: QueueDefinition<Data>) => void;
  /** Prepares the queues in the database and, with workers, begins to work. */
  readonly start: () => Promise<void>;
  /** Adds a job in the caller's transaction: it exists when, and only when, that commits. Returns its id, or undefined when a unique one waits. */
  readonly enqueue: (tx: Tx, queue: string, data: object, options?: EnqueueOptions) => Promise<string | undefined>;
  /** Runs everything that is due, one after another, and returns how many ran; for tests and commands that start no workers. */
  readonly runDue: () => Promise<number>;
  /** Runs a scheduled queue's work now; for tests and commands. */
  readonly runNow: (queue: string) => Promise<void>;
  /** Makes the failed jobs of a queue that wait for their next try due now; only those that failed with an error of that name, when given. */
  readonly releaseRetries: (queue: string, errorName?: string) => Promise<number>;
  /**
   * Takes back the jobs of a queue with this data that failed and wait for their next try. False when one is being done or has yet
   * to be tried: that cannot be taken back. In the caller's transaction, until whose end none of them can begin.
   */
  readonly takeBack: (tx: Tx, queue: string, data: object) => Promise<boolean>;
  /** Jobs that failed for good. */
  readonly deadLetters: () => Promise<{ readonly queue: string; readonly id: string; readonly data: object }[]>;
  /** For how many seconds the job that is due for the longest has been waiting. */
  readonly lateness: () => Promise<number>;
  /** How many of each queue failed for good, up to the limit in all, and since when the first. */
  readonly countDeadLetters: (limit: number) => Promise<readonly DeadLetterCount[]>;
  /** Drops what waits, failed or was done with this text in it: who is forgotten is forgotten here too. */
  readonly forget: (tx: Tx, text: string) => Promise<void>;
  /** Lets running jobs finish, up to the limit; those that do not are run again by the next start. */
  readonly stop: (timeoutMs?: number) => Promise<void>;
};

export type JobsOptions = {
  readonly database: Database;
  readonly logger: Logger;
  /** false: nothing runs by itself, only `runDue` does. */
  readonly workers?: boolean;
  readonly timeZone?: string;
  /** How often jobs are looked for whose process died. */
  readonly watchSeconds?: number;
  /** Runs a try of a job as a trace of its own; without it nothing is recorded. */
  readonly trace?: TraceJob | undefined;
};

export type TraceJob = (queue: string, attempt: number, work: () => Promise<void>) => Promise<void>;

/** Thrown by a handler when another try cannot help: the job goes to the dead letter queue at once. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError';
}

const deadLetterQueue = 'dead-letter';
const defaultDelays = [10, 60, 300, 1800];
const batchSize = 5;
const togetherSize = 20;
/** A worker says every few seconds that it lives; one that was silent for so long is dead. */
const heartbeat = { everySeconds: 5, missedSeconds: 20 } as const;
/** What lives may take its time. */
const longestSeconds = 3_600;

/** Makes the job queue on the shop's own database and connection pool (pg-boss, schema `pgboss`). */
export function createJobs(options: JobsOptions): Jobs {
  const { database, logger, workers = true, timeZone = 'Europe/Amsterdam', watchSeconds = 10, trace } = options;
  const queues = new Map<string, QueueDefinition>();
  const db = bossDatabase(database);
  // pg-boss reads its queues into memory at start only; one it does not know is looked up over the pool at the first send,
  // which inside our transaction is refused. Hence another instance makes the queues before this one starts.
  const watch = { superviseIntervalSeconds: watchSeconds, monitorIntervalSeconds: watchSeconds };
  const boss = new PgBoss({ db, schedule: workers, supervise: workers, ...watch, useListenNotify: workers, cronWorkerIntervalSeconds: 1 });
  boss.on('error', (error) => logger.warn('jobs.error', { error }));
  boss.on('warning', (warning) => logger.warn('jobs.warning', { message: warning.message }));
  const run = runner(boss, database, logger, trace ?? ((_queue, _attempt, work) => work()));
  let started = false;
  let due = Promise.resolve(0);

  return {
    register: (queue) => {
      if (started || queues.has(queue.name)) throw new Error(`queue registered twice or too late: ${queue.name}`);
      queues.set(queue.name, queue as unknown as QueueDefinition);
    },
    start: async () => {
      started = true;
      await prepareQueues(db, [...queues.values()], timeZone);
      await startPatiently(boss);
      await adoptRestoredJobs(boss, database);
      if (workers) await startWorkers(boss, [...queues.values()], run);
    },
    enqueue: async (tx, queue, data, { startAfter, delaySeconds = 0, key } = {}) => {
      if (!started || !queues.has(queue)) throw new Error(`unknown queue: ${queue}`);
      const start = startAfter ?? (delaySeconds > 0 ? delaySeconds : undefined);
      const options = { ...(start ? { startAfter: start } : {}), ...(key ? { singletonKey: key } : {}) };
      return (await boss.send(queue, data, { ...options, db: inTransaction(tx) })) ?? undefined;
    },
    runNow: async (name) => {
      const queue = queues.get(name);
      if (!queue) throw new Error(`unknown queue: ${name}`);
      await queue.handle({ id: name, data: {}, attempt: 1, signal: new AbortController().signal });
    },
    // One after the other: who asks meanwhile finds done what the first has taken.
    runDue: () => (due = due.catch(() => 0).then(() => runDue(boss, database, queues, run))),
    releaseRetries: (queue, errorName) => releaseRetries(database, queue, errorName),
    takeBack: (tx, queue, data) => takeBack(tx, queue, data),
    deadLetters: () => readDeadLetters(boss),
    lateness: () => lateness(database, deadLetterQueue),
    countDeadLetters: (limit) => countDeadLetters(database, deadLetterQueue, limit),
    forget: dropHolding,
    stop: (timeout = 20_000) => boss.stop({ graceful: true, close: false, timeout }),
  };
}

async function readDeadLetters(boss: PgBoss): ReturnType<Jobs['deadLetters']> {
  const jobs = await boss.findJobs<object>(deadLetterQueue);
  return jobs
    .filter(({ state }) => state !== 'completed')
    .sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime())
    .map(({ id, data, sourceName }) => ({ queue: sourceName ?? deadLetterQueue, id, data }));
}

// `npm run restore` leaves the jobs of the backup in a plain table: pg-boss's own tables are made at start, not by migrations.
async function adoptRestoredJobs(boss: PgBoss, database: Database): Promise<void> {
  const isThere = async (sql: Queryable): Promise<boolean> =>
    (await sql.query(`select to_regclass('public.restored_job') as found`)).rows[0]?.['found'] !== null;
  if (!(await isThere(database))) return;
  const known = new Set((await boss.getQueues()).map((queue) => queue.name));
  await database.transaction(async (tx) => {
    // Of processes that start together one adopts.
    const { rows: lock } = await tx.query(`select pg_try_advisory_xact_lock(hashtextextended('restored jobs', 0)) as taken`);
    if (!lock[0]?.['taken'] || !(await isThere(tx))) return;
    const { rows } = await tx.query<{ id: string; name: string; data: object; start_after: Date }>(
      'select * from restored_job order by name, start_after',
    );
    for (const { id, name, data, start_after } of rows) {
      if (known.has(name)) await boss.send(name, data, { id, startAfter: start_after, db: inTransaction(tx) });
    }
    await tx.query('drop table restored_job');
  });
}

// Two processes that start together wait for each other's advisory lock, perhaps longer than the pool's lock timeout (55P03),
// and both may try to make the schema (23505).
async function startPatiently(boss: PgBoss): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await boss.start();
      return;
    } catch (error) {
      if (!['55P03', '23505'].includes(sqlState(error) ?? '') || attempt === 10) throw error;
    }
  }
}

async function prepareQueues(db: NonNullable<ConstructorOptions['db']>, queues: readonly QueueDefinition[], tz: string): Promise<void> {
  const boss = new PgBoss({ db, schedule: false, supervise: false });
  boss.on('error', () => {});
  await startPatiently(boss);
  await boss.createQueue(deadLetterQueue, { retentionSeconds: 90 * 86_400 });
  for (const { name, unique, schedule, isTakenOver = false, ...queue } of queues) {
    const options = {
      retryLimit: retryLimitOf(queue),
      // Failures set their own delay (`setNextRetry`): this one is for jobs whose process died.
      retryDelay: isTakenOver ? 0 : delayAfter(queue, 1),
      expireInSeconds: queue.timeoutSeconds ?? (isTakenOver ? longestSeconds : 300),
      ...(isTakenOver ? { heartbeatSeconds: heartbeat.missedSeconds } : {}),
      deadLetter: deadLetterQueue,
      notify: true,
    };
    await boss.createQueue(name, { ...options, policy: unique ? 'short' : 'standard' });
    await boss.updateQueue(name, options);
    if (schedule) await boss.schedule(name, schedule, {}, { tz });
  }
  const wanted = new Set(queues.filter((queue) => queue.schedule).map((queue) => queue.name));
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name);
  await boss.stop({ graceful: false, close: false });
}

type Retries = Pick<QueueDefinition, 'retryDelays' | 'retryLimit'>;

const retryLimitOf = ({ retryDelays = defaultDelays, retryLimit = retryDelays.length }: Retries): number => retryLimit;
const delayAfter = ({ retryDelays = defaultDelays }: Retries, attempt: number): number =>
  retryDelays[Math.min(attempt, retryDelays.length) - 1] ?? 0;

type RunJobs = (queue: QueueDefinition, jobs: readonly JobWithMetadata<object>[]) => Promise<void>;

const attemptOf = ({ retryCount }: JobWithMetadata<object>): number => retryCount + 1;

const toJob = (job: JobWithMetadata<object>): Job<object> => ({
  id: job.id,
  data: job.data,
  attempt: attemptOf(job),
  signal: job.signal ?? new AbortController().signal,
});

// pg-boss picks the oldest jobs but hands a batch over in any order; mails to one person must keep theirs (R084).
const oldestFirst = (jobs: readonly JobWithMetadata<object>[]): readonly JobWithMetadata<object>[] =>
  jobs.toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime());

function runner(boss: PgBoss, database: Database, logger: Logger, trace: TraceJob): RunJobs {
  // The delay after its last failure is not for a process that dies now.
  const begin = async ({ name, isTakenOver }: QueueDefinition, job: JobWithMetadata<object>): Promise<void> => {
    if (isTakenOver && attemptOf(job) > 1) await setNextRetry(database, { queue: name, id: job.id, delaySeconds: 0, isLast: false });
  };
  const fail = async (queue: QueueDefinition, job: JobWithMetadata<object>, error: unknown): Promise<void> => {
    const [attempt, permanent] = [attemptOf(job), error instanceof PermanentJobError];
    const dead = permanent || job.retryCount >= retryLimitOf(queue);
    logger[dead ? 'error' : 'warn'](dead ? 'jobs.dead_letter' : 'jobs.failed', { queue: queue.name, job: job.id, attempt, error });
    await setNextRetry(database, { queue: queue.name, id: job.id, delaySeconds: delayAfter(queue, attempt), isLast: permanent });
    // The name only: messages may hold personal data.
    await boss.fail(queue.name, job, { name: error instanceof Error ? error.name : 'Error' });
  };
  // What is done is not done again because the database was away when it should be told: a mail would go out twice.
  const complete = ({ name }: QueueDefinition, jobs: readonly JobWithMetadata<object>[]): Promise<unknown> =>
    whenReachable(() => boss.complete(name, [...jobs]));
  // Settled by itself, so that a crash in a batch repeats one job, not the batch.
  const runOne = async (queue: QueueDefinition, job: JobWithMetadata<object>): Promise<void> => {
    try {
      await begin(queue, job);
      await trace(queue.name, attemptOf(job), () => queue.handle(toJob(job)));
    } catch (error) {
      return fail(queue, job, error);
    }
    await complete(queue, [job]);
  };
  const runTogether = async (queue: QueueDefinition, jobs: readonly JobWithMetadata<object>[]): Promise<void> => {
    for (const job of jobs) await begin(queue, job);
    const works = queue.handleTogether?.(jobs.map(toJob)) ?? [];
    const results = await Promise.allSettled(jobs.map((job, index) => trace(queue.name, attemptOf(job), async () => works[index])));
    const done = jobs.filter((_, index) => results[index]?.status === 'fulfilled');
    if (done.length > 0) await complete(queue, done);
    for (const [index, result] of results.entries()) {
      const job = jobs[index];
      if (job && result.status === 'rejected') await fail(queue, job, result.reason);
    }
  };
  return async (queue, jobs) => {
    if (queue.handleTogether) return runTogether(queue, oldestFirst(jobs));
    // Those that another worker has by now, because the ones before them took too long, are no longer ours.
    for (const job of oldestFirst(jobs)) if (job.signal?.aborted !== true) await runOne(queue, job);
  };
}

const batchSizeOf = ({ handleTogether }: QueueDefinition): number => (handleTogether ? togetherSize : batchSize);

async function startWorkers(boss: PgBoss, queues: readonly QueueDefinition[], run: RunJobs): Promise<void> {
  const options = {
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: 10,
    includeMetadata: true,
    heartbeatRefreshSeconds: heartbeat.everySeconds,
  } as const;
  for (const queue of queues) {
    const work = (jobs: JobWithMetadata<object>[]): Promise<void> => run(queue, jobs);
    await boss.work(queue.name, { ...options, batchSize: batchSizeOf(queue) }, work);
  }
}

async function runDue(boss: PgBoss, database: Queryable, queues: ReadonlyMap<string, QueueDefinition>, run: RunJobs): Promise<number> {
  let total = 0;
  for (let before = -1; before !== total;) {
    before = total;
    const due = await dueQueues(database);
    for (const queue of [...queues.values()].filter(({ name }) => due.has(name))) {
      const jobs = await boss.fetch<object>(queue.name, { batchSize: batchSizeOf(queue), includeMetadata: true });
      await run(queue, jobs);
      total += jobs.length;
    }
  }
  return total;
}
