import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { forgetRuns } from './run-repository.ts';

const bulkQueue = 'bulk-run';
/** After a failure; who ends under a run has not failed. */
const retryDelays = [5, 30] as const;
/** Processes are stopped and die under a long run; one that brings them down does so no more often. */
const mostTries = 20;

/** Goes on with a run until it has ended. One that was begun too often is given up: after this try there is none. */
type WorkOff = (run: string, isBegunTooOften: boolean) => Promise<void>;

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
    retryLimit: mostTries,
    handle: async ({ data: { run }, attempt }) => (await worker.promise)(run, attempt > mostTries),
  });
  jobs.register({ name: 'bulk-forget', schedule: '35 3 * * *', handle: () => forgetRuns(database, clock.now()) });
  return {
    start: async (tx, run) => void (await jobs.enqueue(tx, bulkQueue, { run })),
    workWith: worker.resolve,
  };
}
