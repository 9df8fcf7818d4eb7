import type { Tx } from '#kernel/database/database.ts';
import type { Jobs } from '#kernel/jobs.ts';

export const refundQueue = 'repeat-refund';
/** `askedAt`: when staff asked for another round. */
export type RefundJob = { readonly orderId: number; readonly number: string; readonly askedAt?: string };

/** A call that was given up may still arrive; by then it has, or it never will. */
const firstLookMs = 2 * 60_000;

/** Somebody looks after a refund in any case, also when the shop dies before it hears of it. */
export const queueRefund = (tx: Tx, jobs: Jobs, job: RefundJob, now: Date): Promise<unknown> =>
  jobs.enqueue(tx, refundQueue, job, { startAfter: new Date(now.getTime() + firstLookMs) });
