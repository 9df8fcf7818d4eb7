import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { forgetRuns } from './run-repository.ts';

const bulkQueue = 'bulk-run';
const retryDelays = [5, 30] as const;

/** Goes on with a run until it has ended; what fails at the last try stays undone. */
type WorkOff = (run: string, isLastTry: boolean) => Promise<void>;

export type Bulk = {
  /** Has a run worked off, when the transaction ends well. */
  readonly start: (tx: Tx, run: string) => Promise<void>;
  /** Who knows how: queues are made known before those are there who work them off. */
  readonly workWith: (work: WorkOff) => void;
};

/** Runs of many changes: a job each, begun again by another process where one died. */
export function openBulk({ database, clock, jobs }: { readonly database: Database; readonly clock: Clock; readonly jobs: Jobs }): Bulk {
  const worker = Promise.withResolvers<WorkOff>();
  jobs.register<{ readonly run: string }>({
    name: bulkQueue,
    isTakenOver: true,
    retryDelays,
    handle: async ({ data: { run }, attempt }) => (await worker.promise)(run, attempt > retryDelays.length),
  });
  jobs.register({ name: 'bulk-forget', schedule: '35 3 * * *', handle: () => forgetRuns(database, clock.now()) });
  return {
    start: async (tx, run) => void (await jobs.enqueue(tx, bulkQueue, { run })),
    workWith: worker.resolve,
  };
}
